import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createDailyClient } from '@throughline/client/daily'
import { useDeferredValue, useState } from 'react'
import { stories } from '../../../../messages/interview-story.ts'
import { onBehalf } from '../../../desk/on-behalf.ts'
import { Finder } from '../../../desk/ui/Finder.tsx'

const client = createDailyClient({ headers: onBehalf })

interface Props {
  taken: readonly string[]
  onChoose: (id: string) => void
  onEnd: () => void
}

/** Finds a win by its words. */
export default function FindWin({ taken, onChoose, onEnd }: Props) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['story', 'wins', typed],
    queryFn: async () => (await client.search(typed, { kinds: ['win'], limit: 6 })).items,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
  const found = typed === '' ? null : (data?.filter(({ record }) => !taken.includes(record.id)) ?? null)
  return (
    <Finder
      label={stories.make.search}
      text={text}
      onText={setText}
      found={found?.map(({ record }) => ({ id: record.id, title: record.title })) ?? null}
      onChoose={(id) => {
        onChoose(id)
        onEnd()
      }}
      onEnd={onEnd}
    />
  )
}
