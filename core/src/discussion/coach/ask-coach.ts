import {
  AppError,
  checkRoom,
  type KindsDep,
  listAll,
  newEnvelope,
  notFound,
  nowText,
  parse,
  putOnce,
  type Room,
  sameAgain,
} from '../../kernel/index.ts'
import { myEntitlements, type OfferDep } from '../../subscription/index.ts'
import { type Entered, enter } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { attached } from './attached.ts'
import type { Coaching, CoachingDep } from './coaching.ts'
import { MAX_COACH_ANSWERS } from './limits.ts'
import { coachRequest } from './request.ts'
import { type CoachAnswer, type CoachPreview, CoachQuestion, coachAnswers, NewCoachAnswer } from './schema.ts'
import { announceSweep } from './sweep-answers.ts'

type Deps = DiscussionDeps & KindsDep & CoachingDep & Partial<OfferDep>

/**
 * Everything that a question would send, word for word; nothing is sent.
 * @throws AppError `not-found`, also where no coach is set up, `forbidden` or `validation`.
 */
export async function previewCoach(deps: Deps, discussionId: string, input: CoachQuestion): Promise<CoachPreview> {
  const { question, attach } = parse(CoachQuestion, input)
  const entered = await enter(deps, discussionId, 'contribute')
  const { model } = await coachingOf(deps)
  const sent = await attached({ ...entered, own: deps.actor.space }, attach)
  return { model, ...coachRequest(question, sent), sent }
}

/**
 * Asks the coach: the question and what is attached are sent, and the answer grows where everybody in the discussion reads
 * it. The same input under the same id answers the one that is there, and asks nothing again.
 * @throws AppError `not-found`, also where no coach is set up, `forbidden`, `validation`, or `conflict` while another answer
 * to this person is being written.
 */
export const askCoach = (deps: Deps, discussionId: string, input: NewCoachAnswer): Promise<CoachAnswer> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const { id = deps.ids.next(), question, attach } = parse(NewCoachAnswer, input)
    const coaching = await coachingOf(deps)
    const askedById = entered.actor.accountId
    const { stored, isNew } = await putOnce(entered, coachAnswers, id, {
      room: checkMayAsk,
      make: async () => {
        const sent = await attached({ ...entered, own: deps.actor.space }, attach)
        const answer: CoachAnswer = {
          ...newEnvelope(id, nowText(deps)),
          ...{ askedById, question, sent, model: coaching.model, state: 'streaming', why: null, text: '', endedAt: null },
        }
        await announceSweep(deps, { discussionId, answerId: id })
        return answer
      },
    })
    if (!isNew) {
      // What it says may be other by now; it was sent as it read then.
      const named = attach.map((one) => ({ kind: one.kind, id: 'id' in one ? one.id : null }))
      return sameAgain(coachAnswers, stored, { askedById, question, sent: named })
    }
    coaching.begin(deps.actor, discussionId, stored)
    return stored
  })

type CoachDeps = Pick<Deps, 'store' | 'clock' | 'actor' | 'offer' | 'coaching'>

/** What the coach is called whom the asker may ask; `null` for none. */
export async function myCoach(deps: CoachDeps): Promise<string | null> {
  return deps.coaching && (await mayAsk(deps)) ? deps.coaching.model : null
}

/** What was answered stays to be read; only asking may be part of a plan. */
const mayAsk = async (deps: CoachDeps) => (await myEntitlements({ ...deps, storageLimit: 0 })).coach

async function coachingOf(deps: CoachDeps): Promise<Coaching> {
  if (!deps.coaching) throw notFound('coach')
  if (!(await mayAsk(deps))) throw new AppError('forbidden', 'Asking the coach is part of a plan. Choose one in the settings.')
  return deps.coaching
}

async function checkMayAsk({ store, actor }: Entered<DiscussionDeps>): Promise<void> {
  const { streaming } = coachAnswers.queries
  const running = await listAll({ store }, actor.space, streaming, { where: { isStreaming: true } })
  if (running.some(({ askedById }) => askedById === actor.accountId))
    throw new AppError('conflict', 'An answer to you is being written. Wait for it, or stop it.')
  await checkRoom({ store, actor }, roomForAnswers)
}

export const roomForAnswers: Room<CoachAnswer> = {
  ...{ query: coachAnswers.queries.newest, most: MAX_COACH_ANSWERS, noun: 'answers of a coach', holder: 'A discussion' },
  ...{ code: 'too_many_answers', hint: 'Delete some.' },
}
