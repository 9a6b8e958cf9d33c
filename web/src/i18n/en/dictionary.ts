import { articles } from './articles';
import { background } from './background';
import { book } from './book';
import { concern } from './concern';
import { contact } from './contact';
import { counseling } from './counseling';
import { crisisLines } from './crisis-lines';
import { dialog } from './dialog';
import { giving } from './giving';
import { gospel } from './gospel';
import { home } from './home';
import { language } from './language';
import { layout } from './layout';
import { ministries } from './ministries';
import { navigation } from './navigation';
import { prayer } from './prayer';
import { privacy } from './privacy';
import { quiz } from './quiz';
import { resources } from './resources';
import { scripture } from './scripture';
import { share } from './share';
import { toast } from './toast';
import { video } from './video';

export const english = {
  ...articles,
  ...background,
  ...book,
  ...concern,
  ...contact,
  ...counseling,
  ...crisisLines,
  ...dialog,
  ...giving,
  ...gospel,
  ...home,
  ...language,
  ...layout,
  ...ministries,
  ...navigation,
  ...prayer,
  ...privacy,
  ...quiz,
  ...resources,
  ...scripture,
  ...share,
  ...toast,
  ...video,
} as const;
