import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal';
import type { Service } from './service';

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits for the first good answer, and no longer than the program lives. */
export async function waitUntilHealthy(service: Service, url: string, timeoutMs = 180_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await answers(url))) {
    if (service.hasEnded()) throw new Refusal(`${await service.ended} before it was ready:\n${service.output()}`);
    if (performance.now() > deadline) {
      throw new Refusal(`${service.name} gave no good answer at ${url} in ${timeoutMs / 1000} s:\n${service.output()}`);
    }
    await delay(100);
  }
}
