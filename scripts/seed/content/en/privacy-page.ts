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

- **Your language:** When you choose English or Spanish, your choice is stored in your browser under the name “preferred-language”, and in a cookie of the same name for one year, so that the next page comes in that language. While a tab is open, the browser may also remember that the language was already switched once.
- **Your quiz answers:** Your answers and scores in the training quizzes are stored in your browser. They are not sent to us, unless you make a certificate: then your answers and your name are sent once, the answers are graded, and we store neither. If you clear your browser’s data, they are gone.
- **Your study of the course:** How far you came in each module, the action items you ticked and your notes are stored in your browser and never sent. At the end of the training course’s page you can save your notes and delete everything.
- **Your country:** So that numbers to call in danger begin with those of your country, your device guesses the country from its time zone and language. If you choose another one, your choice is stored in your browser under the name “country”. Neither is sent to us.
- **Pages that you keep:** When you press “Keep on this device”, the page, its pictures and its quiz are stored in your browser so that you can read them offline. We do not record what you keep. At “What I have kept” you can remove everything again.
- **What you are writing:** A form you have started exists only in the open page, so that you can look at another page of this site and come back to it. Once you close or reload the page, it is gone. If your connection drops while you are sending it, the page tells you that nothing has been sent yet. It keeps trying as long as you leave the page open, and sends it just once. Even then, nothing you wrote is saved in your browser.
- **Forms without JavaScript:** Where your browser sends a form by itself, our server shows you once more what you wrote, looks there for words that speak of danger, and keeps nothing of it until you send it. Then the reference stays in your browser for ten minutes, in a cookie named “sent”, so that the page that thanks you can show it.

Team members who manage the site get cookies of their own when they sign in. Visitors do not.

## What you send us

A prayer, contact or counseling form sends us what you write in it: your name, your email address, your phone number if you give one, in the counseling form also whether it is safe to call that number, and your message. Along with it we store the language of the form, the time it arrived, a reference number and, for prayer, the type of request, whether you want it kept confidential and whether you would like us to contact you. The sum that shows you are human is checked in your browser or, without JavaScript, by our server, and is not stored.

Names, email addresses, phone numbers and whether they are safe to call, messages, what you tell us later and the team’s own notes are encrypted before they are stored. A copy of our database, or a backup of it, reveals none of them to anyone who does not have the key.

As team members work with a request, they add a status, notes of their own, a next step and a count of how many times someone has prayed for it. If you ask us by phone or in person, a team member may enter your request for you; it is then kept like any other, with the name of that member.

Later you can [tell us what has happened since](/prayer/thanks). That is stored with your request. We share it only if you allow it, and never with your name or anything else that shows who you are.

## When someone is in danger

If what you write in a form mentions suicide, self-harm or violence at home, the form shows where you can find help right now. It recognizes such words with a list that is part of the page. The check is done on your device, reports nothing to anyone and never stops you from sending. Our server checks what arrives against the same list and, if need be, marks it as urgent so that the team sees it first. Neither check alerts anyone outside the team, and the team does not watch for requests around the clock, so please call the number.

## Children and teenagers

The forms of this site are meant for adults. If you are under 18, please write together with an adult you trust. If the person who is hurting you is an adult you live with or one you are supposed to trust, tell a teacher, a doctor or the police, or call your emergency number: you are not in trouble, and it is not your fault. Parents and guardians who learn that their child has written to us can ask us to delete it.

## What we cannot keep to ourselves

What you tell us stays within our team. There are three exceptions, and we would rather you knew them before you write:

- **A life in danger:** If we believe that you or someone else may die or be seriously hurt, we may call emergency services or someone else who can help. We may also contact you, even if you did not ask us to.
- **A child or dependent adult being harmed:** If we learn that a child, or an adult who depends on others for care, is being abused or neglected, we report it to the authorities whose task is to protect them.
- **The law:** If a law or a court requires us to report something or to hand it over, we obey.

This is true of confidential requests too. In each case we share only what is needed, only with those who need it, and we tell you first whenever we safely can. If you are not sure whether to write something down, you can call us and ask.

## Who reads it

- **Confidential prayer requests:** The prayer team, and no one else who works with the site.
- **Other prayer requests:** The prayer team and those who run this ministry.
- **Messages and counseling requests:** Those who run this ministry and the prayer team.

Each time one of them opens a request, the site records who opened which one, and when. No one can open a request without leaving that record or change the record afterward. When the team meets to pray, a member may choose a request that is not confidential to be read aloud: your first name and a short text, which are deleted after a day.

A program looks for signs of automated messages and advertising. What it flags is kept apart as spam, where the team can look through it. If no one takes it out, it is deleted after 30 days.

Requests are kept in this ministry’s own database. They are not published, sold, or passed on to advertisers or other companies. You should know one more thing: whoever maintains the server can reach its key, and whoever manages the accounts decides who is on the prayer team. We keep that circle small. If something should not be written down at all, ask us to call you.

## Email

If this site is set up to send email, you may get one short message saying that your request arrived. Neither that message nor the ones that tell our team about a new request contain anything you wrote. The mail servers along the way see the address it is sent to.

## How long we keep it

A request is deleted 90 days after the team marks it as answered or archives it, and no later than 365 days after it arrived. Before a request that no one has answered is deleted, the team is told and has at least a month to answer it. The notes and what you told us later are deleted with the request. If we shared something with your permission, it stays on this site until we take it down; write to us if you want that. All that remains is numbers, such as how many prayer requests came in a month; the record of who opened which reference; and, until they are replaced, backups in which your words are encrypted.

You do not have to wait for that. Write to our contact address at the very bottom of this page and mention your reference number, or write from the email address you gave in the form, and we will permanently delete what you sent us.

## Preventing abuse

To keep anyone from flooding the forms, and to make sure a message sent twice over a bad connection arrives only once, the site stores codes computed from your network address and the networks it belongs to, your name, your email address and the message. None of them can be turned back into what they were made from. When a great many people write from one address, your device solves a small puzzle for a moment before your message is sent. After 24 hours the codes are no longer used, and they are deleted when the next request comes in, if not before. The site’s own log notes which page was requested and how long the answer took, without your address or anything you wrote.

## What you will not find here

There are no trackers and no advertising here, and nothing is collected about you as a visitor. So that we know what helps people, our server adds up how often each page, article, module and quiz is opened on a day, in English and in Spanish. It keeps those sums alone: no addresses, no names, and nothing that would show which pages the same person opened. Sums are deleted after 400 days. Pictures, fonts and programs come from this site itself, so simply reading a page tells no other company that you were here.

That changes when you follow a link. Giving pages and bookstores belong to others and have their own rules. A video hosted on YouTube is loaded from there only after you press play.

## Questions

Ask us anything about this page. Our email address and phone number are below, or you can use the [contact form](/contact).
`,
} satisfies PrivacyPageSeed;
