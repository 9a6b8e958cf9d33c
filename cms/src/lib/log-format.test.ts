import { Writable } from 'node:stream';
import { createLogger, winston } from '@strapi/logger';
import { expect, test } from 'vitest';
import { logFormat, runWithRequestId } from './log-format';

function startLog() {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const logger = createLogger({
    format: logFormat({ production: true }),
    transports: [new winston.transports.Stream({ stream })],
  });
  return {
    logger,
    lines: () =>
      written
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
  };
}

test('a line is JSON and names the request that it is about', () => {
  const { logger, lines } = startLog();
  runWithRequestId('an-id', () => logger.info('answered', { method: 'GET', status: 200 }));
  logger.warn('The mail "a" waits');
  expect(lines()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/Z$/) as string,
      requestId: 'an-id',
      method: 'GET',
      status: 200,
      message: 'answered',
    },
    { level: 'warn', time: expect.stringMatching(/Z$/) as string, message: 'The mail "a" waits' },
  ]);
});

test('an error tells its stack, and nothing of what it carries', () => {
  const { logger, lines } = startLog();
  logger.error(Object.assign(new Error('a fault'), { details: { email: 'visitor@example.org' }, value: 'secret' }));
  expect(lines()[0]).toMatchObject({ level: 'error', message: 'a fault' });
  expect(JSON.stringify(lines())).toContain('log-format.test');
  expect(JSON.stringify(lines())).not.toMatch(/visitor|secret/);
});
