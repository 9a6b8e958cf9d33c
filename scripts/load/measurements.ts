import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export type Percentiles = { count: number; p50: number; p95: number; p99: number };

/** Times by name, in milliseconds, and what went wrong. */
export class Measurements {
  readonly #times = new Map<string, RecordableHistogram>();
  readonly #errors = new Map<string, number>();

  record(name: string, milliseconds: number): void {
    const times = this.#times.get(name) ?? createHistogram();
    this.#times.set(name, times);
    // A histogram counts whole numbers from 1 up.
    times.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  fail(reason: string): void {
    this.#errors.set(reason, (this.#errors.get(reason) ?? 0) + 1);
  }

  percentiles(name: string): Percentiles {
    const times = this.#times.get(name);
    const at = (percentile: number) => (times === undefined ? Number.NaN : times.percentile(percentile) / 1000);
    return { count: times?.count ?? 0, p50: at(50), p95: at(95), p99: at(99) };
  }

  get names(): readonly string[] {
    return [...this.#times.keys()].sort();
  }

  get errors(): ReadonlyMap<string, number> {
    return this.#errors;
  }
}
