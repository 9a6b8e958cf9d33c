import { contactRequest } from './contact-request';
import { counselingRequest } from './counseling-request';
import { crisisHelp } from './crisis-help';
import { gospel } from './gospel';
import { layout } from './layout';
import { navigation } from './navigation';
import { pages } from './pages';
import { prayerRequest } from './prayer-request';
import { prayerThanks } from './prayer-thanks';
import { resources } from './resources';
import { revival } from './revival';
import { submission } from './submission';
import { video } from './video';

export const spanish = {
  ...contactRequest,
  ...counselingRequest,
  ...crisisHelp,
  ...gospel,
  ...layout,
  ...navigation,
  ...pages,
  ...prayerRequest,
  ...prayerThanks,
  ...resources,
  ...revival,
  ...submission,
  ...video,
} as const;
