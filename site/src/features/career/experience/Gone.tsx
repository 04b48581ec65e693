import { experience } from '../../../messages/career-experience.ts'
import { NotHere } from '../../records/NotHere.tsx'

const { gone, back } = experience.page

/** Where there is no such experience. */
export const Gone = () => (
  <NotHere
    {...gone}
    links={[
      ['/career/experience', back],
      ['/career/trash', gone.trash],
    ]}
  />
)
