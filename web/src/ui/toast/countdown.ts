export type Countdown = { pause(): void; resume(): void; stop(): void };

/** Calls `onEnd` once after `duration` milliseconds, not counting pauses. */
export function startCountdown(duration: number, onEnd: () => void): Countdown {
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, remaining);
  }

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function pause() {
    if (timer === undefined) return;
    stop();
    remaining = Math.max(0, remaining - (Date.now() - startedAt));
  }

  resume();
  return { pause, resume, stop };
}
