import { Counter, Registry } from 'prom-client';

/** `ministry_cms_`: this program, to be added up; `ministry_shared_`: the same in every CMS. Labels have few values. */
export const registry = new Registry();

export const logLines = new Counter<'level'>({
  name: 'ministry_cms_log_lines_total',
  help: 'Lines of the log that tell of trouble, by level (warn, error)',
  labelNames: ['level'],
  registers: [registry],
});

/** `repeated`: answered as before, because it had arrived already. `limited`: too many came, or a proof of work is due. */
export type SubmissionResult = 'stored' | 'spam' | 'repeated' | 'refused' | 'limited' | 'failed';

export const submissions = new Counter<'result'>({
  name: 'ministry_cms_submissions_total',
  help: 'What became of the forms that visitors sent: stored, spam, repeated, refused, limited, failed',
  labelNames: ['result'],
  registers: [registry],
});

export const unhandledRejections = new Counter({
  name: 'ministry_cms_unhandled_rejections_total',
  help: 'Rejections that nobody handled while the database was away; any other ends the program',
  registers: [registry],
});
