import type { AboutPageSeed } from '../../content-types';

export const aboutPage = {
  seo: {
    title: 'About us: what we believe and who we answer to',
    description:
      'What this ministry believes, who serves in it, who answers for it, and what to do if something about our team concerns you.',
  },
  title: 'About us',
  intro:
    'Before you trust a ministry, you may want to know what it believes, who is behind it and who can correct it. Here are our answers.',
  body: `## What we believe

- **God:** There is one God, Father, Son and Holy Spirit. He made everything that exists, and he loves what he has made.
- **Jesus Christ:** He is truly God and truly human. He died for our sins, rose from the dead on the third day and will come again.
- **Salvation:** God saves by grace, through faith in Jesus Christ. No one can earn it, and no one has gone too far to receive it.
- **The Holy Spirit:** He lives in everyone who believes, makes us more like Christ and gives us what we need to serve others.
- **The Bible:** It is God’s word. We test what we teach by it, and what anyone says in God’s name.
- **The church:** All who belong to Christ belong to one another. We want to serve local churches, not take their place.

{scripture: ROM 5:8}

## Who we are

We are a pastor, a prayer team and volunteers. We pray, teach and train those who care for others, in English and in Spanish. We are not doctors, lawyers or an emergency service, and when someone needs one of these, we say so.

## Who answers for us

Anyone who leads a ministry should have to answer to others. You are welcome to ask who oversees the pastor, who decides how money is spent and who checks the books. You have a right to a clear answer, with names.

No one on our team may ask you for money, secrecy or obedience in return for prayer or counsel. Anyone who does is not speaking for us.
`,
} satisfies AboutPageSeed;
