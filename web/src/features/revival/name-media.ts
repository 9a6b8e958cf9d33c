import type { EventMedia } from '@contracts/event-media';

export type NamedMedia = { item: EventMedia; name: string };

/** Named by caption, or else by kind and number. */
export function nameMedia(
  media: readonly EventMedia[],
  nameOf: (kind: 'photo' | 'video', number: number) => string,
): NamedMedia[] {
  const counted = { photo: 0, video: 0 };
  return media.map((item) => {
    const kind = item.mediaType === 'image' ? 'photo' : 'video';
    counted[kind] += 1;
    return { item, name: item.caption || nameOf(kind, counted[kind]) };
  });
}
