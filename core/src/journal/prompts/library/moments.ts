/** Asked after something went wrong. */
export const afterSetback = {
  'setback-what-happened': 'What happened, told as a reporter would who likes you?',
  'setback-in-your-hands': 'Which part of it was in your hands, and which was not?',
  'setback-earlier-sign': 'What was the first sign, and what would have made you take it seriously?',
  'setback-still-stands': 'What still stands?',
  'setback-friend': 'What would you say to a colleague you respect if this had happened to them?',
  'setback-cheap-lesson': 'What have you learnt from this that could have cost far more to learn later?',
  'setback-next-48-hours': 'What would be good to do within two days, and what is better left to rest?',
  'setback-told-whom': 'Who should hear this from you before they hear it elsewhere, and how would you put it?',
  'setback-would-do-same': 'What would you do again in just the same way, knowing what you knew?',
  'setback-size': 'How big will this be in a month? And in a year?',
  'setback-not-mean': 'What does this not mean, about the work or about you?',
  'setback-repair': 'What can be repaired, and with whom would you begin?',
} as const

/** Asked after something went well. */
export const afterWin = {
  'win-in-one-number': 'What changed because of this, in one number or one name?',
  'win-turning-point': 'When did it turn from might work to will work?',
  'win-your-part': 'What would not have happened without you? Say it without modesty, for once.',
  'win-their-part': 'Who else made this happen, and by what exactly?',
  'win-almost-failed': 'Where did it nearly go wrong, and what saved it?',
  'win-hard-choice': 'Which hard choice along the way turned out to be right?',
  'win-repeatable': 'What of this was luck, and what could you do again?',
  'win-before-after': 'What was it like before, for the people it was for? What is it like now?',
  'win-told-in-a-minute': 'How would you tell this in one minute to somebody who was not there?',
  'win-what-it-shows': 'What does this show that you can do?',
  'win-next-door': 'Which door does this open?',
  'win-enjoy': 'What about this do you want to enjoy a little longer before moving on?',
} as const

/** Asked before a review, an appraisal or a talk about pay or role. */
export const beforeReview = {
  'review-three-things': 'Which three things should nobody leave the room without knowing?',
  'review-since-last': 'What did you say last time that you would do, and what became of it?',
  'review-proof': 'For your strongest claim: what could you point to?',
  'review-hardest-question': 'What question do you hope they do not ask? How would you answer it honestly?',
  'review-invisible': 'What work of yours is so smooth that nobody has noticed it?',
  'review-grown': 'In what are you better than at the last review, and what shows it?',
  'review-ask-for': 'What do you want to ask for, and what is in it for them?',
  'review-their-view': 'How does the past half-year look from where your manager sits?',
  'review-disagree': 'Where might you see things differently, and what would you need to hear to be convinced?',
  'review-feedback-used': 'Which piece of feedback have you made use of, and how can one tell?',
  'review-next-half': 'What should the next half-year be about, in one sentence?',
  'review-if-it-goes-well': 'If it goes well, what is different on the day after?',
} as const

/** About people, and what is said between them. */
export const people = {
  'people-hard-talk': 'Which conversation are you putting off? What would its first sentence be?',
  'people-thank': 'Whom would you like to thank, for what exactly?',
  'people-read-wrong': 'Whom have you been reading wrong, perhaps?',
  'people-needs-from-you': 'What does the person you work with most need from you right now?',
  'people-brings-out-best': 'Who brings out your best, and how do they do it?',
  'people-feedback-you-owe': 'What would help somebody to hear, and what has kept you from saying it?',
  'people-feedback-you-got': 'What did somebody tell you about your work lately that stung, and what in it was true?',
  'people-other-story': 'Take a disagreement you had: what is the most generous story of the other side?',
  'people-who-is-quiet': 'Who is quiet in the room, and what might they know?',
  'people-trust': 'Whose trust have you earned lately, and by what?',
  'people-ask-them': 'Whom could you ask something you have been trying to work out alone?',
  'people-after-the-talk': 'After the last important conversation: what did you agree on, and what did you only seem to?',
} as const

/** About learning and getting better at something. */
export const learning = {
  'learning-explain-it': 'Take something you learnt lately: how would you explain it to a bright twelve-year-old?',
  'learning-confused': 'What confuses you that everybody around you seems to understand?',
  'learning-good-mistake': 'Which mistake are you glad to have made early?',
  'learning-edge': 'What can you do with effort today that will one day be easy?',
  'learning-teacher': 'From whom have you learnt most this year, and do they know?',
  'learning-rule-of-thumb': 'What rule of thumb do you follow now that you did not have a year ago?',
  'learning-unlearn': 'What once served you well that it is time to unlearn?',
  'learning-practice': 'What would you practise if you had half an hour a day for it?',
  'learning-hard-part': 'What is the hard part of your craft, really?',
  'learning-feedback-loop': 'How would you find out within a week whether you are getting better?',
  'learning-outside': 'What from outside your field would be useful inside it?',
  'learning-teach-next': 'What could you teach somebody next month, and whom?',
} as const

/** About what is good. */
export const gratitude = {
  'gratitude-ordinary': 'What ordinary thing went right today that you would have missed sorely had it not?',
  'gratitude-person-unseen': 'Whose work do you rely on without ever seeing it?',
  'gratitude-hard-thing': 'What hard thing are you glad of now?',
  'gratitude-place': 'Which place was good to be in lately, and what made it so?',
  'gratitude-had-wished': 'What do you have today that you wished for some years ago?',
  'gratitude-word': 'Which kind word did you hear lately, and who said it?',
  'gratitude-tool': 'Which object on your desk do you like best, and what is its story?',
  'gratitude-chance': 'Which lucky chance has shaped your work more than any plan?',
  'gratitude-own-doing': 'What did you do for yourself, some time ago, that you profit from today?',
  'gratitude-team': 'What is better about the people you work with than about those of any other team you know?',
  'gratitude-taste': 'What did you enjoy with your senses today: a taste, a light, a sound?',
  'gratitude-pass-on': 'What good thing that was done for you could you pass on?',
} as const

/** About strength, rest and what takes it away. */
export const energy = {
  'energy-gave': 'What gave you more energy today than it took?',
  'energy-drained': 'What took more out of you than it was worth?',
  'energy-best-hours': 'When are your best hours, and who gets them?',
  'energy-rest': 'What kind of rest do you need: sleep, quiet, company or a change?',
  'energy-too-much': 'What is too much right now? Which part of it could wait, shrink or go?',
  'energy-flow': 'When did you last forget the time over your work, and what were you doing?',
  'energy-boundary': 'Where would a line do you good, and how would you say it kindly?',
  'energy-small-recovery': 'Which ten minutes would do you most good in the middle of a full day?',
  'energy-meetings': 'After which meetings do you feel better than before, and what is different about them?',
  'energy-sunday': 'What do you look forward to when you think of the coming days, and what do you not?',
} as const
