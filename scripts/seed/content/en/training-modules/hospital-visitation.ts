import type { TrainingModuleSeed } from '../../../content-types';

export const hospitalVisitation = {
  slug: 'hospital-visitation',
  number: 1,
  title: 'Hospital Visitation',
  description:
    'How to visit the sick so that they are glad you came: asking first, keeping it short, praying for what was asked, and guarding what you heard.',
  category: 'Pastoral Care',
  icon: 'hospital',
  overview:
    'A good hospital visit is welcome, quiet and short. You come as the patient’s guest and under the rules of the ward, you listen far more than you talk, and you offer prayer as a question. What you learn at the bedside stays there, and what you promise gets done.',
  keyPrinciples: [
    'The patient decides. Illness has already taken away the choice of clothes, meals and bedtime; whether you come in, how long you stay and whether anyone prays should remain in the patient’s hands.',
    'The staff run the ward. They set the visiting hours, the number of people at a bedside and the rules of hygiene, and a pastor obeys them as readily as any other visitor.',
    'Your being there does most of the work. A patient may forget which psalm you read and still remember that you sat down, put your phone away and were in no hurry.',
    'News of an illness belongs to the one who is ill. The diagnosis, the tears, even the fact of being in the hospital reach the church only with permission, and only in the words that were permitted.',
    'Ask God for healing with your whole heart, give thanks for every doctor and nurse, and leave the outcome with him. Nobody’s recovery is a measure of anybody’s faith.',
  ],
  dos: [
    '**Ask twice before you go in.** Ask by phone whether today suits, and at the nurses’ station whether this is a good moment. Then knock and wait for an answer, even when the door is open.',
    '**Clean your hands on the way in and on the way out.** Wear the mask or gown that the sign on the door requires. With a cough, a fever or an upset stomach, stay at home and call.',
    '**Sit down.** Say who you are and draw up a chair where you can be seen without effort. Five minutes in a chair feel longer and kinder than fifteen standing at the foot of the bed.',
    '**Get up after ten or fifteen minutes.** Go earlier if the eyes close, the food comes or a doctor walks in. If a nurse needs the room, stop at once, even halfway through a prayer.',
    '**Offer prayer as a question.** “Would you like me to pray, and what for?” Pray briefly for the thing that was named, in your ordinary voice, and ask before you lay on a hand. Accept a no with the same face as a yes.',
    '**Speak to those who cannot answer.** Greet a sedated or unconscious patient by name, explain who you are and what you are going to do, and say nothing across the bed that you would not say to someone listening.',
    '**Keep your small promises.** Before supper write down what you offered, whether a ride for the wife or food for the dog, and do it on the day you said. Leave medical details out of the note.',
  ],
  donts: [
    'Don’t sit on the bed, silence an alarm, or touch a tube, a pump or a dressing. If a machine beeps or the patient wants to get up, call the nurse.',
    'Don’t bring food, drink or flowers until a nurse has agreed. From your chair you cannot see an order to fast, an allergy or trouble swallowing.',
    'Don’t anoint with oil unless both the patient and the nurse have consented. Near oxygen leave the oil closed and light no candle, for fear of fire, and keep oil away from wounds and treated skin.',
    'Don’t explain why God allowed this, ask about hidden sin, or tell how your aunt’s case ended. An honest “I don’t know” has comforted more people than any of the three.',
    'Don’t give opinions on medicine, surgery or going home early. Offer to help write down questions, so that the patient can put them to the doctor tomorrow.',
    'Don’t see a child without a parent or guardian in the room, and let the child refuse a hug, a hand on the head or a prayer.',
    'Don’t photograph anything or post that you were there, and don’t add a name to the prayer chain before you know which words the patient allows.',
  ],
  personalStory: [
    'In my second year as a pastor I went to see a taxi driver whom I will call Ernesto, two days after an operation on his stomach. I took six people from the church along, since I wanted him to feel loved. We sang three songs around his bed. Ernesto thanked us after each one, and I went on to read a long psalm.',
    'A nurse stopped me in the hallway afterward. He had not slept for two nights, she said, every deep breath pulled at his stitches, and he had needed the bedpan since before we arrived. He had been too polite to say so in front of his pastor. “Next time,” she said, “come by yourself and ask him how he is.”',
    'I returned alone the next afternoon, apologized and asked him. He was worried about his taxi. It was standing in a paid lot near the bus station, and every day there was costing him what he earned in a morning. I prayed for about a minute, and then I went and moved the car.',
    'Ernesto drove that taxi for many years, and whenever he told people how the church had looked after him in the hospital, it was the parking he told them about. I never once heard him mention the songs. I still think of that nurse each time I wash my hands at a ward door.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['MAT 25:36', 'PSA 46:1', 'JAS 5:13-14', 'MRK 1:30-31', 'PSA 121:2-4'],
  actionItems: [
    'Find out this week the visiting hours and the phone number of the chaplain or social worker at the two hospitals nearest your church, and give them to everyone who visits.',
    'Prepare small cards with your name, the church and a number to call, and room for one line to leave beside someone asleep: “I came by and prayed for you on the way. No need to call back.”',
    'Go along on one visit with an experienced person, speak only when spoken to, and on the way home tell each other what you noticed in the patient’s face.',
    'Agree with your leaders, on paper, what may be said in the prayer chain about a sick person and who is responsible for asking.',
  ],
  meetingPreparation:
    'Set up one chair as a bed, a second one beside it, and a bowl with soap and water. Ask a nurse, or somebody who was in the hospital this year, to come and tell what a visit feels like from the bed.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Arrive',
      text: 'Pray for the sick whom you know, by first name only, and only for those who have agreed to be named.',
    },
    {
      minutes: 15,
      title: 'From the bed',
      text: 'The guest tells of one visit that helped and of one that was too much. Nobody comments; ask only about what you did not understand.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Matthew 25:36 and Mark 1:30-31 aloud, with a different voice for each. What did Jesus do at a bedside, and what did he leave out?',
    },
    {
      minutes: 20,
      title: 'Talk',
      text: 'Take the questions in the order that suits the group, and leave some out rather than hurry.',
    },
    {
      minutes: 20,
      title: 'Practice at the chair',
      text: 'In threes: one lies ill, one visits for three minutes, one watches the patient’s face. Knock, ask, sit down, listen, offer prayer as a question, leave. Then change places, twice.',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Each person chooses one action item and says by when it will be done. Close with Psalm 46:1.',
    },
  ],
  discussionQuestions: [
    'When you were ill, whom did you want to see, and who came?',
    'What can a patient still decide on a ward, and how does a visitor take it away without noticing?',
    'Someone says no to your prayer. What does your face do, and what do you say next?',
    'The prayer chain wants to know what the doctor found. What do you answer on the phone tonight?',
    'How do we ask for healing so that whoever does not recover is not left alone with blame?',
    'Which small promise have you made at a bedside and forgotten? What would have helped you to keep it?',
  ],
} satisfies TrainingModuleSeed;
