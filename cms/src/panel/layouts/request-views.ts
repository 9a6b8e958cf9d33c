import type { Core } from '@strapi/strapi';
import { accountChangeUid, prayerRequestUid, readingRecordUid, requestTallyUid, type RequestUid } from '../../requests';
import { arrangeOnce, type PanelView } from './panel-view';

const sent = (label: string, description = '') => ({ label, description, readOnly: true });
const kept = (label: string, description = '') => ({ label, description });

const newestFirst = (columns: readonly string[]) => ({ columns, sortedBy: 'receivedAt', order: 'DESC' }) as const;

const everyRequest = {
  reference: sent('Reference', 'The person saw it after sending'),
  firstName: sent('First name'),
  lastName: sent('Last name'),
  email: sent('Email'),
  language: sent('Language', 'The language of the form that was filled in'),
  receivedAt: sent('Received'),
  reviewStatus: kept('Status'),
  teamNotes: kept(
    'Team notes',
    'Anyone who can read this request can read them; the person who sent it never can. Add to them or correct them. They are deleted with the request',
  ),
  quarantined: kept(
    'Spam',
    'It looked automated, or it arrived when a great many came at once. Turn this off if a person wrote it',
  ),
  followUpOn: kept('Follow up on'),
  urgent: sent('Urgent', 'It may mean that a life is in danger'),
  closedAt: sent('Answered or archived', 'Set automatically when the status changes'),
};

const arrival = ['reference', 'receivedAt', 'language'];
const care = [['reviewStatus', 'followUpOn'], ['quarantined', 'urgent', 'closedAt'], ['teamNotes']];

/** The third calls spam by its name, the fourth shows whether a number is safe to call. */
const edition = 4;
const namedBy = 'reference';

const views: readonly (readonly [RequestUid, PanelView])[] = [
  [
    prayerRequestUid,
    {
      edition,
      namedBy,
      list: newestFirst(['reference', 'prayerType', 'reviewStatus', 'receivedAt']),
      rows: [
        arrival,
        ['prayerType', 'confidential', 'contactMe'],
        ['prayerRequest'],
        ['firstName', 'lastName'],
        ['email', 'phoneNumber'],
        ['prayerCount', 'lastPrayedAt'],
        ...care,
      ],
      fields: {
        ...everyRequest,
        phoneNumber: sent('Phone'),
        prayerType: sent('Type of request'),
        prayerRequest: sent('Prayer request'),
        confidential: sent('Confidential', 'Only the prayer team can see it'),
        contactMe: sent('Wants to be contacted'),
        prayerCount: sent('Prayers', 'How many times the team has prayed for it'),
        lastPrayedAt: sent('Last prayed for'),
      },
    },
  ],
  [
    'api::contact-request.contact-request',
    {
      edition,
      namedBy,
      list: newestFirst(['reference', 'reviewStatus', 'receivedAt']),
      rows: [arrival, ['firstName', 'lastName'], ['email', 'phoneNumber'], ['notes'], ...care],
      fields: { ...everyRequest, phoneNumber: sent('Phone'), notes: sent('Message') },
    },
  ],
  [
    'api::counseling-request.counseling-request',
    {
      edition,
      namedBy,
      list: newestFirst(['reference', 'reviewStatus', 'receivedAt']),
      rows: [arrival, ['firstName', 'lastName'], ['email'], ['phone', 'phoneSafety'], ['counselingFor'], ...care],
      fields: {
        ...everyRequest,
        phone: sent('Phone'),
        phoneSafety: sent(
          'Safe to call or text',
          'yes: calls and texts are fine. no: email only. ask-first: ask by email before you call. Empty: nobody asked, so ask by email first',
        ),
        counselingFor: sent('What the counseling is for'),
      },
    },
  ],
];

const readingRecords: PanelView = {
  namedBy,
  list: { columns: ['readAt', 'accountName', 'kind', 'reference'], sortedBy: 'readAt', order: 'DESC' },
  rows: [
    ['readAt', 'accountName'],
    ['kind', 'reference'],
  ],
  fields: {
    readAt: sent('Opened'),
    accountName: sent('Account'),
    kind: sent('Type of request'),
    reference: sent('Reference'),
  },
};

const requestTallies: PanelView = {
  list: { columns: ['month', 'kind', 'reason', 'count'], sortedBy: 'month', order: 'DESC' },
  rows: [
    ['month', 'kind'],
    ['reason', 'count'],
  ],
  fields: {
    month: sent('Month', 'When they were received'),
    kind: sent('Type of request'),
    reason: sent('Reason', 'Closed: it had been answered or archived long enough ago'),
    count: sent('Deleted'),
  },
};

const accountChanges: PanelView = {
  namedBy: 'change',
  list: {
    columns: ['changedAt', 'actorName', 'change', 'accountName', 'detail'],
    sortedBy: 'changedAt',
    order: 'DESC',
  },
  rows: [['changedAt', 'actorName'], ['accountName', 'change'], ['detail'], ['origin']],
  fields: {
    changedAt: sent('Changed'),
    actorName: sent('By', 'Empty for a mailed link, and for whoever runs the server'),
    change: sent('What'),
    accountName: sent('Account', 'Its name before the change'),
    detail: sent('Before and after'),
    origin: sent('Origin'),
  },
};

/** Lists show no name and no text: what was confided is seen by opening it. */
export async function arrangeRequests(strapi: Core.Strapi): Promise<void> {
  await arrangeOnce(strapi, readingRecordUid, readingRecords);
  await arrangeOnce(strapi, requestTallyUid, requestTallies);
  await arrangeOnce(strapi, accountChangeUid, accountChanges);
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
