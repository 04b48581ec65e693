import { useState } from 'react'
import { message as words } from '../../../messages/discussion-message.ts'
import { Finder } from '../../desk/ui/Finder.tsx'
import { foundEmoji } from './emoji.ts'

interface Props {
  onChoose: (emoji: string) => void
  onEnd: () => void
}

/** Finds an emoji by a word for it, or takes whichever the keyboard writes. */
export default function FindEmoji({ onChoose, onEnd }: Props) {
  const [text, setText] = useState('')
  const found = text.trim() === '' ? null : foundEmoji(text).map(([emoji, name]) => ({ id: emoji, title: `${emoji} ${name}` }))
  return (
    <div className="emoji-find">
      <Finder label={words.menu.findEmoji} text={text} onText={setText} found={found} onChoose={onChoose} onEnd={onEnd} />
    </div>
  )
}
