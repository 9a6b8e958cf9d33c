import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal';
import type { Service } from './service';

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until the program can serve, and no longer than it lives. */
export async function waitUntilReady(service: Service, address: string, timeoutMs = 180_000): Promise<void> {
  const url = `${address}/_ready`;
  const deadline = performance.now() + timeoutMs;
  while (!(await isReady(url))) {
    if (service.hasEnded()) throw new Refusal(`${await service.ended} before it was ready:\n${service.output()}`);
    if (performance.now() > deadline) {
      throw new Refusal(`${service.name} gave no good answer at ${url} in ${timeoutMs / 1000} s:\n${service.output()}`);
    }
    await delay(100);
  }
}
