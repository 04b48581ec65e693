/** Words that name what somebody works as, in English, as a whole word. */
const english =
  'engineer developer manager analyst designer consultant director head lead leader officer assistant coordinator co-ordinator administrator ' +
  'specialist architect scientist technician technologist teacher nurse therapist accountant bookkeeper advisor adviser executive representative ' +
  'associate supervisor planner buyer driver operator operative chef cook baker barista waiter waitress cleaner carer worker clerk editor writer ' +
  'copywriter journalist producer researcher lecturer professor tutor trainer coach recruiter programmer tester electrician plumber mechanic welder ' +
  'carpenter joiner fitter builder surveyor solicitor lawyer paralegal secretary receptionist pharmacist doctor physician dentist vet midwife ' +
  'paramedic librarian curator translator interpreter photographer auditor controller trader underwriter actuary economist statistician strategist ' +
  'owner apprentice intern trainee student porter guard steward agent broker cashier merchandiser principal president cto ceo cfo coo vp foreman ' +
  'inspector investigator instructor handler packer picker machinist gardener hairdresser stylist tailor host hostess concierge caretaker warden ' +
  'pilot biologist chemist physicist psychologist geologist radiographer physiotherapist optician dietitian fellow marketer negotiator scheduler ' +
  'dispatcher estimator animator illustrator sommelier bartender housekeeper lifeguard firefighter counsellor counselor mentor practitioner'

/** Ends of German words that do. */
const german =
  'ingenieur|entwickler|leiter|leitung|berater|manager|mitarbeiter|kraft|pfleger|verkäufer|kaufmann|kauffrau|kaufleute|mechaniker|mechatroniker|techniker|' +
  'elektroniker|elektriker|fahrer|koch|köchin|bäcker|konditor|erzieher|lehrer|assistent|assistenz|bearbeiter|referent|koordinator|planer|controller|' +
  'buchhalter|architekt|designer|analyst|administrator|spezialist|expert|trainer|redakteur|jurist|anwalt|anwält|arzt|ärzt|helfer|lagerist|disponent|' +
  'einkäufer|meister|monteur|schlosser|tischler|schreiner|maler|installateur|maurer|dachdecker|azubi|auszubildend|praktikant|werkstudent|' +
  'forscher|wissenschaftler|betreuer|pädagog|therapeut|sekretär|kellner|führer|beauftragte|verantwortliche|fachfrau|fachmann|facharbeiter|' +
  'vertreter|sachverständige|prüfer|gärtner|friseur|apotheker|psycholog|informatiker|programmierer|hauswirtschafter|laborant|zusteller|volontär'

const words = new Set(english.split(' '))
const compound = new RegExp(`(?:${german})(?:in|innen|[:*_]in(?:nen)?|e?[rn]?|in[*:])$`, 'u')

/** Whether a word names what somebody works as. */
const isRoleNoun = (word: string): boolean => words.has(word) || words.has(word.replace(/s$/, '')) || compound.test(word)

/** Whether words that may be the name of a job say what one works as. */
export const namesRole = (said: string): boolean =>
  said
    .toLowerCase()
    .split(/[^\p{L}\p{N}:*_-]+|\/-?/u)
    .some(isRoleNoun)
