import { imageValidationSchema, type ImageValidation } from '@contracts/image';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';

const typingPauseMs = 500;

/** `waiting`: for typing to stop. `failed`: the check itself failed. */
export type UrlStatus = 'empty' | 'waiting' | 'validating' | 'valid' | 'invalid' | 'failed';

/** Validates an address half a second after typing has stopped. */
export function useUrlCheck() {
  const call = useAuthorizedCall();
  const [typed, type] = useState('');
  /** The address that typing has stopped at, counted so that each check is a new one. */
  const [settled, setSettled] = useState({ url: '', count: 0 });
  // Pasted addresses often have spaces around them.
  const url = typed.trim();

  useEffect(() => {
    const timer = setTimeout(() => setSettled(({ count }) => ({ url, count: count + 1 })), typingPauseMs);
    return () => clearTimeout(timer);
  }, [url]);

  const { data, error, isValidating, mutate } = useSWR<ImageValidation, unknown>(
    url !== '' && url === settled.url ? `validation ${settled.count} of ${url}` : null,
    () => call(imageValidationSchema, '/api/images/validate', { method: 'POST', body: { imageUrl: url } }),
  );

  function status(): UrlStatus {
    if (url === '') return 'empty';
    if (url !== settled.url) return 'waiting';
    if (isValidating) return 'validating';
    if (error !== undefined) return 'failed';
    if (data === undefined) return 'validating';
    return data.accessible ? 'valid' : 'invalid';
  }

  return { typed, url, type, status: status(), again: () => void mutate() };
}

export type UrlCheck = ReturnType<typeof useUrlCheck>;
