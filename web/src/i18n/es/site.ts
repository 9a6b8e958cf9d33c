import { concern } from './concern';
import { contactRequest } from './contact-request';
import { counselingRequest } from './counseling-request';
import { crisisHelp } from './crisis-help';
import { giving } from './giving';
import { gospel } from './gospel';
import { home } from './home';
import { layout } from './layout';
import { ministries } from './ministries';
import { navigation } from './navigation';
import { prayerRequest } from './prayer-request';
import { quiz } from './quiz';
import { resources } from './resources';
import { revival } from './revival';
import { submission } from './submission';
import { training } from './training';
import { video } from './video';

export const spanish = {
  ...concern,
  ...contactRequest,
  ...counselingRequest,
  ...crisisHelp,
  ...giving,
  ...gospel,
  ...home,
  ...layout,
  ...ministries,
  ...navigation,
  ...prayerRequest,
  ...quiz,
  ...resources,
  ...revival,
  ...submission,
  ...training,
  ...video,
} as const;
