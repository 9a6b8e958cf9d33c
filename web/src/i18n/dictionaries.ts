import { englishAdmin } from './en/admin';
import { englishBilingual } from './en/bilingual';
import { englishCertificate } from './en/certificate';
import { englishCourse } from './en/course';
import { englishCourseOnDevice } from './en/course-on-device';
import { englishDesk } from './en/desk';
import { englishOffline } from './en/offline';
import { englishLeaderSheet } from './en/leader-sheet';
import { englishLibrarySearch } from './en/library-search';
import { englishListen } from './en/listen';
import { englishTrainingTab } from './en/training-tab';
import { englishWithoutScripts } from './en/without-scripts';
import { englishGiving } from './en/giving';
import { englishGospel } from './en/gospel';
import { englishModule } from './en/module';
import { englishModuleEnd } from './en/module-end';
import { englishMedia } from './en/media';
import { englishPrayerThanks } from './en/prayer-thanks';
import { englishQuizDialog } from './en/quiz-dialog';
import { english } from './en/site';
import { englishStudyPlan } from './en/study-plan';
import { spanishAdmin } from './es/admin';
import { spanishBilingual } from './es/bilingual';
import { spanishCertificate } from './es/certificate';
import { spanishCourse } from './es/course';
import { spanishCourseOnDevice } from './es/course-on-device';
import { spanishDesk } from './es/desk';
import { spanishOffline } from './es/offline';
import { spanishLeaderSheet } from './es/leader-sheet';
import { spanishLibrarySearch } from './es/library-search';
import { spanishListen } from './es/listen';
import { spanishTrainingTab } from './es/training-tab';
import { spanishWithoutScripts } from './es/without-scripts';
import { spanishGiving } from './es/giving';
import { spanishGospel } from './es/gospel';
import { spanishModule } from './es/module';
import { spanishModuleEnd } from './es/module-end';
import { spanishMedia } from './es/media';
import { spanishPrayerThanks } from './es/prayer-thanks';
import { spanishQuizDialog } from './es/quiz-dialog';
import { spanish } from './es/site';
import { spanishStudyPlan } from './es/study-plan';

/** Every text, in the order for translators: what visitors read, `/desk`, `/admin`. Browsers import the type alone. */
export const allTexts = {
  en: {
    ...english,
    ...englishOffline,
    ...englishBilingual,
    ...englishLeaderSheet,
    ...englishLibrarySearch,
    ...englishListen,
    ...englishWithoutScripts,
    ...englishGiving,
    ...englishGospel,
    ...englishMedia,
    ...englishPrayerThanks,
    ...englishQuizDialog,
    ...englishStudyPlan,
    ...englishCertificate,
    ...englishCourse,
    ...englishTrainingTab,
    ...englishModule,
    ...englishModuleEnd,
    ...englishCourseOnDevice,
    ...englishDesk,
    ...englishAdmin,
  },
  es: {
    ...spanish,
    ...spanishOffline,
    ...spanishBilingual,
    ...spanishLeaderSheet,
    ...spanishLibrarySearch,
    ...spanishListen,
    ...spanishWithoutScripts,
    ...spanishGiving,
    ...spanishGospel,
    ...spanishMedia,
    ...spanishPrayerThanks,
    ...spanishQuizDialog,
    ...spanishStudyPlan,
    ...spanishCertificate,
    ...spanishCourse,
    ...spanishTrainingTab,
    ...spanishModule,
    ...spanishModuleEnd,
    ...spanishCourseOnDevice,
    ...spanishDesk,
    ...spanishAdmin,
  },
};

/** Each key with its English text. */
export type English = typeof allTexts.en;
