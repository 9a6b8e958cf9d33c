import { randomUUID } from 'node:crypto';
import { webServerReportPath, type WebServerReport } from '@contracts/watching';
import type { FastifyInstance } from 'fastify';
import { tellCms } from '../cms-connections';

export type ReportOptions = {
  /** Without one the CMS would refuse the reports. */
  secret: string | null;
  cmsUrl: string;
  /** Time between two reports while nothing changes. */
  everyMs?: number;
};

/** From a change of content to its report. Several changes at once are one report. */
const changeDelayMs = 500;
const cmsTimeoutMs = 2_000;

/** Tells the CMS which content this web server shows, and how many answers and pages failed, for the panel's home. */
export class Reports {
  readonly #server = randomUUID();
  readonly #options: ReportOptions;
  #generation: string | null = null;
  #counts = { failedAnswers: 0, brokenPages: 0 };
  #soon: NodeJS.Timeout | undefined;

  constructor(app: FastifyInstance, options: ReportOptions) {
    this.#options = options;
    if (options.secret === null) return;
    const timer = setInterval(() => void this.#send(), options.everyMs ?? 60_000).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      clearTimeout(this.#soon);
      await this.#send({ closing: true });
    });
  }

  count(what: 'failedAnswers' | 'brokenPages', more = 1): void {
    this.#counts[what] += more;
  }

  showGeneration(name: string): void {
    this.#generation = name;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.#send();
    }, changeDelayMs).unref();
  }

  /** A report that did not get through is followed by the next one, which counts its failures too. */
  async #send({ closing = false } = {}): Promise<void> {
    const { secret, cmsUrl } = this.#options;
    if (secret === null) return;
    const counts = this.#counts;
    this.#counts = { failedAnswers: 0, brokenPages: 0 };
    const report: WebServerReport = { server: this.#server, generation: this.#generation, ...counts, closing };
    const countAgain = () => {
      this.count('failedAnswers', counts.failedAnswers);
      this.count('brokenPages', counts.brokenPages);
    };
    try {
      const status = await tellCms(cmsUrl + webServerReportPath, report, { secret, timeoutMs: cmsTimeoutMs });
      if (status !== 204) countAgain();
    } catch {
      countAgain();
    }
  }
}
