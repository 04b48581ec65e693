import type { StoryProofs } from '@throughline/core/interview'
import { stories } from '../../../../messages/interview-story.ts'

const words = stories.page

/** How well a story is proved, why, and what would make it more so. */
export const Strength = ({ proof: { strength, reasons, lacking } }: { proof: StoryProofs }) => (
  <section aria-labelledby="h-strength">
    <h2 className="section-title" id="h-strength">
      {words.strength}
    </h2>
    <p className={`strength ${strength}`}>
      <i className="knots" aria-hidden="true" />
      {stories.strength[strength]}
    </p>
    {reasons.length > 0 && <Proofs title={words.has} proofs={reasons} />}
    {lacking.length > 0 && <Proofs title={words.lacks} proofs={lacking} />}
  </section>
)

const Proofs = ({ title, proofs }: { title: string; proofs: StoryProofs['reasons'] }) => (
  <>
    <h3 className="side-title">{title}</h3>
    <ul className="proofs">
      {proofs.map((proof) => (
        <li key={proof}>{words.proofs[proof]}</li>
      ))}
    </ul>
  </>
)
