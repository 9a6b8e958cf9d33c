import { imageValidationSchema } from '@contracts/image';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import type { SessionContextValue } from '../../../lib/panel-session/session-provider';
import { createUrlCheck, type TypedUrl, type UrlCheck } from './url-check';

export function useUrlCheck(
  authorized: SessionContextValue['authorized'],
): TypedUrl & Pick<UrlCheck, 'type' | 'again'> {
  const [check] = useState(() =>
    createUrlCheck(async (imageUrl) =>
      parse(
        imageValidationSchema,
        await authorized((headers) =>
          fetchJson('/api/images/validate', { method: 'POST', body: { imageUrl }, headers }),
        ),
      ),
    ),
  );
  useEffect(() => check.stop, [check]);
  const typed = useSyncExternalStore(check.subscribe, check.read, check.read);
  return { ...typed, type: check.type, again: check.again };
}
