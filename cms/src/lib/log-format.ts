import { AsyncLocalStorage } from 'node:async_hooks';
import { formats, winston } from '@strapi/logger';
import { logLines } from './metrics';

const storage = new AsyncLocalStorage<string>();

export function runWithRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** What a line may say besides its message. Errors of libraries carry fields that may quote what somebody sent. */
const loggedFields = ['method', 'kind', 'route', 'status', 'ms'] as const;

const countTrouble = winston.format((info) => {
  if (info.level === 'warn' || info.level === 'error') logLines.inc({ level: info.level });
  return info;
});

const jsonLine = winston.format.printf((info) =>
  JSON.stringify({
    level: info.level,
    time: new Date().toISOString(),
    requestId: currentRequestId(),
    ...Object.fromEntries(loggedFields.map((name) => [name, info[name]])),
    message: info.message,
    stack: info instanceof Error ? info.stack : undefined,
  }),
);

/** Lines of JSON in production, for programs that collect logs; readable ones in development. */
export const logFormat = ({ production }: { production: boolean }) =>
  winston.format.combine(countTrouble(), production ? jsonLine : formats.prettyPrint());
