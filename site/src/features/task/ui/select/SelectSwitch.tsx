import { Icon } from '../../../../components/Icon.tsx'
import { select as words } from '../../../../messages/task-select.ts'
import { useShared } from '../../../desk/desk.ts'
import { isChoosing, nothing } from '../../rules/selection.ts'
import { $selection, beginChoosing, endChoosing } from '../../state/selection.ts'

/** Shows the boxes that choose rows, for whoever knows no key and no long press. */
export function SelectSwitch() {
  const isOn = isChoosing(useShared($selection, nothing))
  return (
    <button
      className="btn btn-icon select-switch"
      type="button"
      aria-label={words.selectHelp}
      title={words.selectHelp}
      aria-pressed={isOn}
      onClick={isOn ? endChoosing : beginChoosing}
    >
      <Icon name="select" />
    </button>
  )
}
