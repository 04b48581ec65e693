import { numberIn, objectIn, type Said, textIn } from '../journal/json-said.ts'

/** Where an entry was written and in what weather, as a line below it; empty when nothing is said. */
export function placeLine(entry: Said): string {
  const words = [placeOf(objectIn(entry, 'location')), weatherOf(objectIn(entry, 'weather'))].filter(Boolean).join(' · ')
  return words && `*${words.replace(/\s+/g, ' ').replace(/[\\*_`[\]<]/g, '\\$&')}*`
}

function placeOf(location: Said): string {
  const names = ['userLabel', 'placeName', 'localityName', 'administrativeArea', 'country'].map((name) => textIn(location, name).trim())
  const named = [...new Set(names.filter(Boolean))].join(', ')
  const [latitude, longitude] = [numberIn(location, 'latitude'), numberIn(location, 'longitude')]
  if (named || latitude === null || longitude === null) return named
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
}

const degrees = (value: number, above: string, below: string) => `${Math.abs(value).toFixed(4)}° ${value < 0 ? below : above}`

function weatherOf(weather: Said): string {
  const celsius = numberIn(weather, 'temperatureCelsius')
  return [textIn(weather, 'conditionsDescription').trim(), celsius === null ? '' : `${Math.round(celsius)} °C`].filter(Boolean).join(', ')
}
