"""Many games at once: matches between bots, tournaments with their statistics, and benchmarks."""
