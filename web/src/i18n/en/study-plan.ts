/** Come with the study plan. */
export const englishStudyPlan = {
  'plan.description':
    'A plan for studying the training course week by week, alone or with a group, to print and tick off.',
  'plan.lead':
    'The whole course in your own rhythm. Choose your first day and your pace, print the plan, and put it where you will see it.',
  'plan.print': 'Print the plan',
  'plan.choose': 'Your rhythm',
  'plan.start': 'First day',
  'plan.start.help': 'Without a day, the plan counts the weeks.',
  'plan.pace': 'Pace',
  'plan.pace.one-a-week': 'One module a week',
  'plan.pace.two-a-week': 'Two modules a week',
  'plan.pace.one-in-two-weeks': 'One module every two weeks',
  'plan.noScript': 'The day and the pace need JavaScript and a recent browser. This plan goes at one module a week.',
  'plan.week': 'Week {week}',
  'plan.weeks': 'Weeks {first} and {last}',
  'plan.done': 'Completed',
  'plan.step.read': 'Read the module ({time})',
  'plan.step.scripture': 'Read its passages aloud from your own Bible',
  'plan.step.quiz': 'Answer the quiz ({time})',
  'plan.step.act': 'Do one of the action items, and write down what happened',
  'plan.total': 'About {time} of study in all.',
  'plan.empty': 'There are no modules to plan at the moment.',
  'plan.tips': 'So that you arrive at the end',
  'plan.tip.hour': '**Give it a fixed hour.** The same day and the same chair do more than a good intention.',
  'plan.tip.pray': '**Begin with prayer.** Name before God one person whom this module could serve.',
  'plan.tip.together':
    '**Do not study alone if you can help it.** Tell one person which module you are in, and meet to talk about it.',
  'plan.tip.practice':
    '**Practice before you go on.** A visit made or a phone call to somebody who mourns teaches more than the next chapter.',
  'plan.tip.late':
    '**If a week fails, do not catch up.** Move the rest by a week and go on. The course has no deadline.',
} as const;
