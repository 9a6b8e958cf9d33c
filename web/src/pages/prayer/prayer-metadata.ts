import type { PrayerPage } from '@contracts/prayer-page';
import type { Metadata } from '../../features/metadata/metadata';

export function prayerMetadata({ seo }: PrayerPage): Metadata {
  return { title: seo.title, description: seo.description };
}
