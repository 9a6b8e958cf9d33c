import type { PrivacyPageSeed } from '../../content-types';

export const privacyPage = {
  seo: {
    title: 'Privacy: what we keep and who reads it',
    description:
      'What this site stores on your device, what happens to prayer, contact and counseling requests, and who can read them.',
  },
  title: 'Privacy',
  intro:
    'People tell us about illness, marriages and fears. You should know where those words go. Here is what this site does today, in plain language.',
  body: `## What stays on your device

- **Your language:** When you choose English or Spanish, the choice is stored in your browser under the name “preferred-language”, and in a cookie of the same name for one year, so that the next page comes in that language. While a tab is open, the browser may also remember that the language was already switched once.
- **Your quiz answers:** Answers and scores of the training quizzes are stored in your browser. They are not sent to us. If you clear your browser’s data, they are gone.

The team members who manage the site have a cookie of their own when they sign in. Visitors do not get it.

## What you send us

A prayer, contact or counseling form sends us what you write in it: your name, your e-mail address, your telephone number if you give one, and your message. With it we store the language of the form, the time it arrived, a reference number and, for prayer, the kind of request you chose, whether you want the request to be confidential and whether we may contact you. The sum that shows you are human is checked in your browser and is not sent.

Team members add a status and notes of their own as they work with a request. A program looks for signs that a machine filled in a form; such a message is set aside, and a person can still read it.

## Who reads it

- **Confidential prayer requests:** The prayer team, and nobody else who works with the site.
- **Other prayer requests:** The prayer team and those who run this ministry.
- **Messages and counseling requests:** Those who run this ministry and the prayer team.

Requests lie in this ministry’s own database. They are not published, sold, or passed on to advertisers or other companies. One more thing belongs here: whoever maintains the server, manages its accounts or restores its backups could reach what is stored on it. We keep that circle small. If something must not be written down at all, ask us to call you.

## How long we keep it

A request is kept until the team’s work with it is done and one of us removes it. The site deletes none by itself on a set date. If you would like yours removed, write to the address at the foot of this page and mention the reference number.

## Against abuse

So that nobody can flood the forms, and so that a message sent twice on a bad connection arrives once, the site stores a code computed from your network address and another from the message. Neither can be read back. After 24 hours they are no longer used, and they are deleted when the next request comes in. The site’s own log notes which page was asked for and how long the answer took, without your address or anything you wrote.

## What we leave out

There are no trackers, no advertising and no statistics about visitors here. Pictures, fonts and programs come from this site itself, so that merely reading a page tells no other company that you were here.

That changes when you follow a link. Giving pages and bookstores are the sites of others, with their own rules. A video that lies on YouTube is loaded from there after you press play, and not before.

## Questions

Ask us anything about this page. The e-mail address and telephone number stand below, or you can use the [contact form](/contact).
`,
} satisfies PrivacyPageSeed;
