/** Visitors keep the still picture and read nothing; whoever looks after the site finds the reason here. */
export function logToConsole(reason: string): void {
  console.info(`Background video: ${reason}.`);
}
