import { prayerThanksMessages } from '@contracts/submission-messages';

/** Come with the form that says how a prayer was answered. */
export const englishPrayerThanks = {
  ...prayerThanksMessages,
  'prayerThanks.intro':
    'You asked us to pray. If God has answered, we would love to thank him with you. If you are still waiting, tell us, and we will go on praying.',
  'prayerThanks.reference': 'Reference of your prayer request',
  'prayerThanks.reference.help':
    'It looks like P-7KQ4-M2XD. You saw it after sending your request, and it is in the email you got from us.',
  'prayerThanks.thanks': 'What happened',
  'prayerThanks.mayBeShared': 'You may share this, without my name',
  'prayerThanks.mayBeShared.help':
    'We leave out everything that could show who you are. Otherwise only those who could read your request read this.',
  'prayerThanks.submit': 'Tell the prayer team',
  'prayerThanks.received': 'Thank you for telling us. Those who prayed for you will read it.',
};
