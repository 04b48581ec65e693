import { useQueryClient } from '@tanstack/react-query'
import type { Attachment } from '@throughline/core/attachment'
import { MAX_ATTACHMENTS } from '@throughline/core/attachment/limits'
import type { TargetJob } from '@throughline/core/interview'
import { useId } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { jobs } from '../../../../messages/interview-job.ts'
import { didBesides } from '../../../changes/changes.ts'
import { client } from '../../../desk/client.ts'
import { attempt } from '../../../desk/reason.ts'
import { SendFile } from '../../../desk/ui/SendFile.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { sizeWords } from '../../../desk/words/size.ts'
import { useFiles } from '../state/derived.ts'
import { Fold } from './Fold.tsx'

const words = jobs.files

/** What was sent besides the résumé, and whatever else belongs to the job. */
export function Files({ job, given }: { job: TargetJob; given: readonly Attachment[] }) {
  const id = useId()
  const { locale } = useDesk()
  const cache = useQueryClient()
  const data = useFiles(job, given)
  const renew = () => cache.invalidateQueries({ queryKey: ['job-files', job.id] })
  const act = async (doIt: () => Promise<unknown>) => {
    const isDone = await attempt(doIt)
    await renew()
    return isDone
  }
  const remove = async ({ id, name }: Attachment) => {
    if (await act(() => client.files.remove(id))) didBesides(jobs.did.fileBack(name), () => act(() => client.files.restore(id)))
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <Fold name={words.title} isOpen={data.length > 0}>
        <h2 className="section-title" id={`${id}-title`}>
          {words.title}
        </h2>
        {data.length === 0 && <p className="where">{words.help}</p>}
        <ul className="job-files">
          {data.map((file) => (
            <li key={file.id}>
              <a className="link" dir="auto" href={client.files.contentHref(file.id)} download={file.name}>
                {file.name}
              </a>
              <span className="where num">{sizeWords(file.size, locale)}</span>
              <button className="btn btn-icon" type="button" aria-label={words.remove(file.name)} onClick={() => void remove(file)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <SendFile
          name={words.add}
          uploading={words.uploading}
          isFull={data.length >= MAX_ATTACHMENTS['target-job']}
          send={(file, options) => act(() => client.files.attachToTargetJob(job.id, file, options))}
          onKept={({ name }, id) => didBesides(jobs.did.file(name), () => act(() => client.files.remove(id)))}
        />
      </Fold>
    </section>
  )
}
