import type { PrivacyPageSeed } from '../../content-types';

export const privacyPage = {
  seo: {
    title: 'Privacy: what we keep and who reads it',
    description:
      'What this site stores on your device, what happens to prayer, contact and counseling requests, and who can read them.',
  },
  title: 'Privacy',
  intro:
    'People tell us about illness, marriages and fears. You should know where those words go. Here is what this site does with them, in plain language.',
  body: `## What stays on your device

- **Your language:** When you choose English or Spanish, the choice is stored in your browser under the name “preferred-language”, and in a cookie of the same name for one year, so that the next page comes in that language. While a tab is open, the browser may also remember that the language was already switched once.
- **Your quiz answers:** Answers and scores of the training quizzes are stored in your browser. They are not sent to us. If you clear your browser’s data, they are gone.
- **What you are writing:** A form that you have begun is held in the open page and nowhere else, so that you can look at another page of this site and come back to it. Once you close or reload the page, it is gone. Should your connection drop while you send, the page tells you that nothing has gone out yet. It tries again by itself, and sends it once, for as long as you leave the page open. Even then, nothing you wrote is put into your browser’s storage.

The team members who manage the site have a cookie of their own when they sign in. Visitors do not get it.

## What you send us

A prayer, contact or counseling form sends us what you write in it: your name, your e-mail address, your telephone number if you give one, and your message. With it we store the language of the form, the time it arrived, a reference number and, for prayer, the kind of request you chose, whether you want the request to be confidential and whether we may contact you. The sum that shows you are human is checked in your browser and is not sent.

Names, e-mail addresses, telephone numbers, messages and the team’s own notes are encrypted before they are stored. A copy of our database, or a backup of it, does not show them to anybody who lacks the key.

Team members add a status and notes of their own as they work with a request, and a count of the times somebody prayed for it.

## When somebody is in danger

If what you write in a form speaks of suicide, of hurting oneself or of violence at home, the form shows where help can be had right now. It finds such words with a list that is part of the page. The check is done on your device and reports nothing to anybody, and it never keeps you from sending. Our server reads what arrives with the same list, and marks it as urgent if need be, so that the team sees it first. No person or company outside is told. The team does not watch the requests around the clock, so please call the number.

## Who reads it

- **Confidential prayer requests:** The prayer team, and nobody else who works with the site.
- **Other prayer requests:** The prayer team and those who run this ministry.
- **Messages and counseling requests:** Those who run this ministry and the prayer team.

Each time one of them opens a request, the site records who opened which one, and when. None of them can open a request without that record, or change the record afterwards.

A program looks for signs of a machine or of advertising. What it finds is never thrown away unread: it is set aside, and a person on the team looks at it.

Requests lie in this ministry’s own database. They are not published, sold, or passed on to advertisers or other companies. One more thing belongs here: whoever maintains the server can reach its key, and whoever manages the accounts decides who is on the prayer team. We keep that circle small. If something must not be written down at all, ask us to call you.

## E-mails

Where this site is set up to send e-mail, you may get one short message which says that your request arrived. Neither that message nor the ones that tell our team of a new request contain anything you wrote. The mail servers on its way see the address that it goes to.

## How long we keep it

A request is deleted 90 days after the team marked it as answered or archived it, and no later than 365 days after it arrived. Before one that nobody has answered is deleted, the team is told, and in any case has a month to answer it. The notes go with the request. All that remains is numbers, such as how many prayer requests there were in a month, the record of who opened which reference, and backups until they are replaced, in which your words are encrypted.

You need not wait for that. Write to the address at the foot of this page and mention your reference number, or write from the e-mail address that you gave in the form, and we will delete what you sent us for good.

## Against abuse

So that nobody can flood the forms, and so that a message sent twice on a bad connection arrives once, the site stores codes computed from your network address, your name, your e-mail address and the message. None of them can be read back. After 24 hours they are no longer used, and they are deleted with the next request that comes in, if not before. The site’s own log notes which page was asked for and how long the answer took, without your address or anything you wrote.

## What we leave out

There are no trackers, no advertising and no statistics about visitors here. Pictures, fonts and programs come from this site itself, so that merely reading a page tells no other company that you were here.

That changes when you follow a link. Giving pages and bookstores are the sites of others, with their own rules. A video that lies on YouTube is loaded from there after you press play, and not before.

## Questions

Ask us anything about this page. The e-mail address and telephone number stand below, or you can use the [contact form](/contact).
`,
} satisfies PrivacyPageSeed;
