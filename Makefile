# Gonfalon. `make play` and `make test` set everything up by themselves: they need Python 3.11 or newer and a
# package registry that pip can reach. `make PYTHON=python3.12 test` chooses the Python.

PYTHON ?=
JOBS   ?= 2
GAMES  ?=
BIN    := .venv/bin

.PHONY: help play terminal test quick bench fast test-fast wheel fuzz pictures format lock clean setup

help:
	@echo 'make play      play in the browser: opens the page, or prints its address'
	@echo 'make terminal  play Tiny Epic Tactics in the terminal against a bot'
	@echo 'make test      run every check: ruff, mypy, import-linter, pytest'
	@echo 'make quick     lint, types, and the tests of what has changed: for the inner loop'
	@echo 'make bench     measure the speed of the engine and of the page'
	@echo 'make fast      compile engine and rules into build/fast (GAMES=nerath for one game); needs a C compiler'
	@echo 'make test-fast run the tests against the compiled copy, which it makes first'
	@echo 'make wheel     build the wheels of a release into dist, in Python and compiled, and try each'
	@echo 'make fuzz      play 100,000 random games and check every one'
	@echo 'make pictures  regenerate the pictures in the README; needs Chromium'
	@echo 'make format    tidy the code with ruff'
	@echo 'make lock      update the pinned versions in requirements*.lock'
	@echo 'make clean     remove the environment, caches and build output'
	@echo
	@echo 'Everything is set up on first use. With another Python: make PYTHON=python3.12 test'

play: setup
	@$(BIN)/gonfalon serve

terminal: setup
	@$(BIN)/gonfalon play tactics --seats human,greedy

test: setup
	@sh -c "$$RUN_CHECKS"

quick: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/lint-imports --no-logo > /dev/null || $(BIN)/lint-imports --no-logo
	@$(BIN)/mypy
	@$(BIN)/python tools/quick.py

bench: setup
	@sh -c "$$INSTALL_BENCH"
	@$(BIN)/gonfalon bench
	@$(BIN)/gonfalon bench --web
	@PYTHONPATH=tests $(BIN)/python tools/click_times.py

fast: setup
	@$(BIN)/python tools/fast.py $(GAMES)

test-fast: fast
	@$(TEST_FAST) -n $(JOBS) --dist worksteal --ignore tests/browser
	@$(TEST_FAST) -n $(JOBS) tests/browser

wheel: setup
	@$(BIN)/python tools/wheels.py

fuzz: setup
	@$(BIN)/python tools/fuzz_games.py --games 100000 --jobs $(JOBS)

pictures: setup
	@PYTHONPATH=tests $(BIN)/python tools/pictures.py

format: setup
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

lock:
	@sh -c "$$MAKE_VENV"
	@sh -c "$$LOCK"

clean:
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo 'Clean.'

setup:
	@sh -c "$$MAKE_VENV"
	@sh -c "$$INSTALL"


# Below are the shell scripts that the targets above run.

# The tests start many processes: keep compiled files, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

# The compiled copy instead of the source, in the tests and in the programs they start.
TEST_FAST := PYTHONPATH='$(CURDIR)/build/fast' $(BIN)/python -m pytest -o cache_dir=.pytest_cache/fast \
    -o pythonpath='$(CURDIR)/build/fast tests tools examples/auction'

# pip says nothing unless something goes wrong.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := $(BIN)/python -m pip -qq

# A .venv is kept if it works, was made in this folder (not copied) and has the requested Python.
define MAKE_VENV
set -eu
wanted='$(PYTHON)'
new_enough() { "$$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
origin() { "$$1" -c 'import sys; print(sys.base_prefix, sys.version)' 2>/dev/null; }

if [ "$$(cat .venv/.folder 2>/dev/null)" = "$$(pwd -P)" ] && new_enough $(BIN)/python; then
    if [ -z "$$wanted" ] || [ "$$(origin "$$wanted")" = "$$(origin $(BIN)/python)" ]; then
        exit 0
    fi
fi

python=
for candidate in $${wanted:-python3 python python3.14 python3.13 python3.12 python3.11}; do
    if new_enough "$$candidate"; then
        python=$$candidate
        break
    fi
done
if [ -z "$$python" ]; then
    found=$$($${wanted:-python3} --version 2>/dev/null || echo 'none')
    echo "Gonfalon needs Python 3.11 or newer; found: $$found." >&2
    echo "Install one, or name it: make PYTHON=/path/to/python3.12" >&2
    exit 1
fi
if ! "$$python" -c 'import venv, ensurepip' 2>/dev/null; then
    echo "$$("$$python" --version) has no venv module, which is needed to set up the environment." >&2
    echo "Install it (on Debian and Ubuntu: apt install python3-venv) and try again." >&2
    exit 1
fi
echo "Creating .venv with $$("$$python" --version) ..."
"$$python" -m venv --clear .venv
pwd -P > .venv/.folder
endef
export MAKE_VENV

# Installs if the lock file or pyproject.toml has changed since the last installation.
define INSTALL
set -eu
now=$$(cksum requirements.lock pyproject.toml)
if [ "$$(cat .venv/.installed 2>/dev/null)" = "$$now" ]; then
    exit 0
fi
echo 'Installing the packages in requirements.lock (takes a minute the first time) ...'
if ! { $(PIP) install --require-hashes -r requirements.lock &&
       $(PIP) install --no-deps --no-build-isolation -e .; }; then
    echo 'The packages could not be installed: the reason is above. Is the package registry reachable?' >&2
    exit 1
fi
echo "$$now" > .venv/.installed
endef
export INSTALL

define INSTALL_BENCH
set -eu
now=$$(cksum requirements-bench.lock)
if [ "$$(cat .venv/.installed-bench 2>/dev/null)" = "$$now" ]; then
    exit 0
fi
echo 'Installing what the benchmark compares against ...'
$(PIP) install --require-hashes -r requirements-bench.lock
echo "$$now" > .venv/.installed-bench
endef
export INSTALL_BENCH

# One lock for every system and Python from 3.11 on. The bench lock is consistent with the main one.
define LOCK
set -eu
$(PIP) install uv
compile() {
    $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' pyproject.toml "$$@"
}
echo 'Locking requirements.lock ...'
compile --extra dev --output-file requirements.lock
echo 'Locking requirements-bench.lock ...'
compile --extra bench --constraint requirements.lock --output-file requirements-bench.lock
endef
export LOCK

# Every step runs, so that one call shows everything that is wrong; the last line gives the verdict.
define RUN_CHECKS
start=$$(date +%s)
failed=
step() {
    name=$$1
    shift
    printf '\n== %s\n' "$$name"
    "$$@" || failed="$$failed$${failed:+, }$$name"
}
# The browser tests run alongside the rest, so that no CPU is idle. On a busy machine a browser may be late: failed
# tests are retried once, on their own, and the output says so.
pages='$(BIN)/python -m pytest tests/browser -o cache_dir=.pytest_cache/browser'
log=$$(mktemp)
browser_tests() {
    wait "$$browser"
    ended=$$?
    cat "$$log"
    [ $$ended -eq 0 ] && return
    printf '\nRetrying the failed browser tests on their own:\n'
    $$pages --last-failed
}
trap 'rm -f "$$log"' EXIT
trap 'kill "$$browser"; printf "\nStopped.\n"; exit 130' INT TERM

$$pages -n $(JOBS) > "$$log" 2>&1 &
browser=$$!
step 'ruff check' $(BIN)/ruff check .
step 'ruff format' $(BIN)/ruff format --check .
step 'mypy' $(BIN)/mypy
step 'import-linter' $(BIN)/lint-imports --no-logo
step 'pytest' $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --ignore tests/browser
step 'pytest, in the browser' browser_tests

took=$$(($$(date +%s) - start))
if [ $$took -ge 60 ]; then
    took="$$((took / 60)) min $$((took % 60)) s"
else
    took="$$took s"
fi
if [ -n "$$failed" ]; then
    printf '\nFailed after %s: %s.\n' "$$took" "$$failed"
    exit 1
fi
printf '\nAll checks passed in %s.\n' "$$took"
endef
export RUN_CHECKS
