import { englishAdmin } from './en/admin';
import { englishAdminParts } from './en/admin-parts';
import { englishBilingual } from './en/bilingual';
import { englishCertificate } from './en/certificate';
import { englishCourse } from './en/course';
import { englishCourseOnDevice } from './en/course-on-device';
import { englishDesk } from './en/desk';
import { englishDeskParts } from './en/desk-parts';
import { englishKept } from './en/kept';
import { englishLeaderSheet } from './en/leader-sheet';
import { englishLibrarySearch } from './en/library-search';
import { englishListen } from './en/listen';
import { englishModuleFile } from './en/module-file';
import { englishGospel } from './en/gospel';
import { englishGallery } from './en/gallery';
import { englishPrayerThanks } from './en/prayer-thanks';
import { englishVideo } from './en/video';
import { englishQuizDialog } from './en/quiz-dialog';
import { english } from './en/site';
import { englishStudyPlan } from './en/study-plan';
import { englishWithoutScripts } from './en/without-scripts';
import { spanishAdmin } from './es/admin';
import { spanishAdminParts } from './es/admin-parts';
import { spanishBilingual } from './es/bilingual';
import { spanishCertificate } from './es/certificate';
import { spanishCourse } from './es/course';
import { spanishCourseOnDevice } from './es/course-on-device';
import { spanishDesk } from './es/desk';
import { spanishDeskParts } from './es/desk-parts';
import { spanishKept } from './es/kept';
import { spanishLeaderSheet } from './es/leader-sheet';
import { spanishLibrarySearch } from './es/library-search';
import { spanishListen } from './es/listen';
import { spanishModuleFile } from './es/module-file';
import { spanishGospel } from './es/gospel';
import { spanishGallery } from './es/gallery';
import { spanishPrayerThanks } from './es/prayer-thanks';
import { spanishVideo } from './es/video';
import { spanishQuizDialog } from './es/quiz-dialog';
import { spanish } from './es/site';
import { spanishStudyPlan } from './es/study-plan';
import { spanishWithoutScripts } from './es/without-scripts';

/** Every text, in the order for translators: what visitors read, `/desk`, `/admin`. Browsers import the type alone. */
export const allTexts = {
  en: {
    ...english,
    ...englishKept,
    ...englishBilingual,
    ...englishLeaderSheet,
    ...englishLibrarySearch,
    ...englishListen,
    ...englishModuleFile,
    ...englishGospel,
    ...englishGallery,
    ...englishPrayerThanks,
    ...englishVideo,
    ...englishQuizDialog,
    ...englishStudyPlan,
    ...englishWithoutScripts,
    ...englishCertificate,
    ...englishCourse,
    ...englishCourseOnDevice,
    ...englishDesk,
    ...englishDeskParts,
    ...englishAdmin,
    ...englishAdminParts,
  },
  es: {
    ...spanish,
    ...spanishKept,
    ...spanishBilingual,
    ...spanishLeaderSheet,
    ...spanishLibrarySearch,
    ...spanishListen,
    ...spanishModuleFile,
    ...spanishGospel,
    ...spanishGallery,
    ...spanishPrayerThanks,
    ...spanishVideo,
    ...spanishQuizDialog,
    ...spanishStudyPlan,
    ...spanishWithoutScripts,
    ...spanishCertificate,
    ...spanishCourse,
    ...spanishCourseOnDevice,
    ...spanishDesk,
    ...spanishDeskParts,
    ...spanishAdmin,
    ...spanishAdminParts,
  },
};

/** Each key with its English text. */
export type English = typeof allTexts.en;
