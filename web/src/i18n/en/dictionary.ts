import { articles } from './articles';
import { home } from './home';
import { language } from './language';
import { layout } from './layout';
import { navigation } from './navigation';
import { prayer } from './prayer';
import { prayerRequest } from './prayer-request';
import { quiz } from './quiz';
import { resources } from './resources';
import { scripture } from './scripture';
import { submission } from './submission';
import { toast } from './toast';

export const english = {
  ...articles,
  ...home,
  ...language,
  ...layout,
  ...navigation,
  ...prayer,
  ...prayerRequest,
  ...quiz,
  ...resources,
  ...scripture,
  ...submission,
  ...toast,
} as const;
