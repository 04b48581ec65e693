import { task as words } from '../../../messages/task.ts'

interface Props {
  /** What could not be read. */
  said: string
  retry: () => Promise<unknown>
}

/** In place of a part of the open task that could not be read. */
export const NotRead = ({ said, retry }: Props) => (
  <p className="small muted" role="status">
    {said}{' '}
    <button className="btn btn-quiet" type="button" onClick={() => void retry()}>
      {words.failed.retry}
    </button>
  </p>
)
