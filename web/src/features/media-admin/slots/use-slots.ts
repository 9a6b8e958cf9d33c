import type { PictureSlot } from '@contracts/picture-slot';
import { useState } from 'react';
import useSWR from 'swr';
import { useSession } from '../../../lib/panel-session/session-provider';
import { slotCalls, type SlotCalls } from './slot-calls';

export type Slots =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | {
      status: 'ready';
      slots: readonly PictureSlot[];
      calls: SlotCalls;
      /** Shows these instead of what they were. */
      put: (changed: readonly PictureSlot[]) => void;
      refresh: () => void;
    };

/** The places of the site with what they show now; several people may change them, so they are read at each visit. */
export function useSlots(): Slots {
  const { authorized } = useSession();
  const [calls] = useState(() => slotCalls(authorized));
  const { data, error, isValidating, mutate } = useSWR<readonly PictureSlot[], unknown>(
    'picture-slots',
    () => calls.load(),
    { revalidateOnMount: true },
  );
  if (data) {
    const put = (changed: readonly PictureSlot[]) =>
      void mutate((before) => before?.map((slot) => changed.find(({ key }) => key === slot.key) ?? slot), {
        revalidate: false,
      });
    return { status: 'ready', slots: data, calls, put, refresh: () => void mutate() };
  }
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', error, retry: () => void mutate() };
}
