import { zipSync } from 'fflate'
import { utf8 } from '../test-import.ts'

/** The archive of an invented person, as LinkedIn packs one: a row that says less than another is as usual there. */
export const linkedInTables = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Ines,Varga,,,,Senior supply-chain analyst,"I find out why a forecast\nis wrong.",Retail,LS1,"Leeds, England, United Kingdom",,"[PORTFOLIO:https://ines.example,OTHER:https://codeberg.example/ivarga]",\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@post.example,Yes,No,1/2/20\nines.varga@post.example,Yes,Yes,1/2/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,0113 496 0000,Mobile\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Pellworth Kitchenware,Senior supply-chain analyst,"Cover, not feel.",Leeds,Mar 2023,\n' +
    'Pellworth Kitchenware,Supply-chain analyst,,Leeds,2021,Feb 2023\n' +
    'Quillmere Freight,Logistics planner,,Hull,Sep 2019,around Yule\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nWharfedale University,2016,2019,Empty lorries,BSc Geography,Rowing\n',
  'Skills.csv': 'Name\nDemand forecasting\nSQL\n',
  'Languages.csv': 'Name,Proficiency\nHungarian,Native or bilingual proficiency\nItalian,Limited working proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nCPIM,https://cpim.example/7,Stock Institute,May 2022,,A-7\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nRuth,Callan,Pellworth Kitchenware,Head of supply,First Monday with coffee before ten.,"05/22/26, 09:10 AM",VISIBLE\n',
  'messages.csv': 'FROM,TO,CONTENT\nOskar,Ines,41 pallets\n',
}

export const linkedInZip = (tables: Readonly<Record<string, string>> = linkedInTables): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, utf8(text)])))
