import { accountChangeUid, prayerRequestUid, readingRecordUid, requestTallyUid, teamFields } from '../../requests';
import type { Layout, Layouts, Row } from './layout';

const arrival: Row = {
  reference: ['Reference', 'The person saw it after sending'],
  receivedAt: 'Received',
  language: ['Language', 'The language of the form that was filled in'],
};

const care: readonly Row[] = [
  { reviewStatus: 'Status', followUpOn: 'Follow up on' },
  {
    quarantined: [
      'Spam',
      'It looked automated, or it arrived when a great many came at once. Turn this off if a person wrote it',
    ],
    urgent: ['Urgent', 'It may mean that a life is in danger'],
    closedAt: ['Answered or archived', 'Set automatically when the status changes'],
  },
  {
    teamNotes: [
      'Team notes',
      'Anyone who can read this request can read them; the person who sent it never can. Add to them or correct them. They are deleted with the request',
    ],
  },
];

const everyRequest: Omit<Layout, 'form'> = { sort: ['receivedAt', 'DESC'], namedBy: 'reference', editable: teamFields };

/** Lists show no names or texts: these are visible only in an opened request. */
export const requestLayouts: Layouts = {
  [readingRecordUid]: {
    list: ['readAt', 'accountName', 'kind', 'reference'],
    sort: ['readAt', 'DESC'],
    namedBy: 'reference',
    editable: [],
    form: [
      { readAt: 'Opened', accountName: 'Account' },
      { kind: 'Type of request', reference: 'Reference' },
    ],
  },
  [requestTallyUid]: {
    list: ['month', 'kind', 'reason', 'count'],
    sort: ['month', 'DESC'],
    editable: [],
    form: [
      { month: ['Month', 'When they were received'], kind: 'Type of request' },
      { reason: ['Reason', 'Closed: it had been answered or archived long enough ago'], count: 'Deleted' },
    ],
  },
  [accountChangeUid]: {
    list: ['changedAt', 'actorName', 'change', 'accountName', 'detail'],
    sort: ['changedAt', 'DESC'],
    namedBy: 'change',
    editable: [],
    form: [
      { changedAt: 'Changed', actorName: ['By', 'Empty for a mailed link, and for whoever runs the server'] },
      { accountName: ['Account', 'Its name before the change'], change: 'What' },
      { detail: 'Before and after' },
      { origin: 'Origin' },
    ],
  },
  [prayerRequestUid]: {
    list: ['reference', 'prayerType', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [
      arrival,
      {
        prayerType: 'Type of request',
        confidential: ['Confidential', 'Only the prayer team can see it'],
        contactMe: 'Wants to be contacted',
      },
      { prayerRequest: 'Prayer request' },
      { firstName: 'First name', lastName: 'Last name' },
      { email: 'Email', phoneNumber: 'Phone' },
      { prayerCount: ['Prayers', 'How many times the team has prayed for it'], lastPrayedAt: 'Last prayed for' },
      ...care,
    ],
  },
  'api::contact-request.contact-request': {
    list: ['reference', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [
      arrival,
      { firstName: 'First name', lastName: 'Last name' },
      { email: 'Email', phoneNumber: 'Phone' },
      { notes: 'Message' },
      ...care,
    ],
  },
  'api::counseling-request.counseling-request': {
    list: ['reference', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [
      arrival,
      { firstName: 'First name', lastName: 'Last name' },
      { email: 'Email' },
      {
        phone: 'Phone',
        phoneSafety: [
          'Safe to call or text',
          'yes: calls and texts are fine. no: email only. ask-first: ask by email before you call. Empty: nobody asked, so ask by email first',
        ],
      },
      { counselingFor: 'What the counseling is for' },
      ...care,
    ],
  },
};
