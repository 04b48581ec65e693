type Install = App.Locals['install']

/** The front page in each language, of which the first stands where the browser asks for none of them. */
export const frontPages = ({ url, languages }: Install) =>
  languages.map((language, at) => ({ language, address: at === 0 ? `${url}/` : `${url}/${language}` }))

/** What search engines are told of the front page in all languages: each at its address, and where a browser is asked which it reads. */
export const alternates = (install: Install) => [
  ...frontPages(install).map(({ language, address }) => ({ hreflang: language as string, href: address })),
  { hreflang: 'x-default', href: `${install.url}/` },
]
