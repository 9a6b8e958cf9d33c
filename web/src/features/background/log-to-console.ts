/** Visitors keep the still picture and read nothing; whoever looks after the site finds the reason here. */
export function logToConsole(reason: string): void {
  // eslint-disable-next-line no-console -- this is the only place where it is said
  console.info(`Background video: ${reason}.`);
}
