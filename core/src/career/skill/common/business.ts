/** Of offices, trade and the moving of goods. One skill a line, other names behind `|`; `=` before what is a word of its own in small letters. */
export const business = `
Demand forecasting | Demand planning | Sales forecasting | Absatzplanung
Supply chain management | Supply chain | SCM | Lieferkettenmanagement
Inventory management | Stock control | Inventory control | Bestandsführung | Lagerbestandsführung
Procurement | Purchasing | Einkauf | Beschaffung
Supplier management | Vendor management | Lieferantenmanagement
Warehousing | Warehouse management | Lagerhaltung | Lagerwirtschaft
Logistics | Logistik
Route planning | Tourenplanung
Freight forwarding | Spedition
Customs clearance | Zollabwicklung
Order picking | Kommissionierung
Forklift driving | Forklift operation | Forklift | Gabelstapler | Staplerschein
Sales and operations planning | S&OP
Material requirements planning | MRP | Materialbedarfsplanung
SAP ERP | SAP R/3 | SAP S/4HANA | SAP
SAP EWM | SAP Extended Warehouse Management
SAP WM
SAP MM
SAP SD
SAP PP
SAP FI
SAP CO
SAP HCM
SAP BW | SAP BW/4HANA
SAP APO
SAP IBP
SAP TM
SAP Ariba
SAP SuccessFactors | SuccessFactors
SAP Fiori
SAP Analytics Cloud
Oracle ERP | Oracle E-Business Suite
Microsoft Dynamics | Dynamics 365
Spreadsheets | Tabellenkalkulation
Microsoft Excel | =Excel | Excel pivot tables | Pivot tables
Google Sheets
Microsoft Word | MS Word
Microsoft PowerPoint | PowerPoint
Microsoft Office | MS Office | Office 365 | Microsoft 365
Google Workspace | G Suite
Microsoft Teams | MS Teams
Bookkeeping | Buchführung | Buchhaltung
Accounting | Rechnungswesen
Management accounting | Controlling
Cost accounting | Kostenrechnung
Financial reporting | Finanzberichterstattung
Financial modelling | Financial modeling | Finanzmodellierung
Financial planning and analysis | FP&A
Budgeting | Budgetplanung
Payroll | Lohnabrechnung | Gehaltsabrechnung
Tax returns | Tax preparation | Steuererklärungen
Auditing | Internal audit | Wirtschaftsprüfung
Credit control | Accounts receivable | Debitorenbuchhaltung
Accounts payable | Kreditorenbuchhaltung
DATEV
Xero
QuickBooks
Sage accounting | Sage 50 | =Sage
Treasury | Cash management | Liquiditätsplanung
Investment analysis | Anlageanalyse
Risk assessment | Risikobewertung
Insurance claims | Claims handling | Schadenbearbeitung
Underwriting
Business analysis | Requirements engineering | Anforderungsanalyse
Business process modelling | BPMN | Process mapping | Prozessmodellierung
Process improvement | Continuous improvement | KVP | Prozessverbesserung
Lean management | =Lean | Lean manufacturing
Six Sigma | Lean Six Sigma
Kaizen
5S
Value stream mapping | Wertstromanalyse
Project management | Projektmanagement | Projektleitung
Programme management | Program management
PRINCE2
Project Management Professional | PMP
Agile working | =Agile | Agile methods | Agiles Arbeiten
Scrum
Kanban
Change management | Veränderungsmanagement
Stakeholder management
Contract management | Vertragsmanagement
Negotiation | Verhandlungsführung
Key account management | Account management | Kundenbetreuung
=Sales | Selling | Vertrieb | Verkauf
Business development | Geschäftsentwicklung
Cold calling | Kaltakquise
Customer relationship management | CRM
Salesforce
HubSpot
Customer service | Customer support | Kundenservice | Kundendienst
Complaint handling | Beschwerdemanagement
Call centre work | Call center
=Retail | Einzelhandel
Merchandising | Visual merchandising
Till work | Cash handling | Kassieren
E-commerce | Online trade | Onlinehandel
Marketing
Content marketing
Email marketing | E-Mail-Marketing
Social media | Social media management
Search engine optimisation | SEO | Suchmaschinenoptimierung
Search advertising | SEA | Google Ads
Web analytics | Google Analytics | Webanalyse
Market research | Marktforschung
Brand management | Markenführung
Public relations | Öffentlichkeitsarbeit
Event management | Event planning | Veranstaltungsmanagement
Fundraising | Spendenakquise
Grant writing | Fördermittelanträge
Human resources | HR management | HR administration | HR operations | Personalwesen
Recruiting | Recruitment | Talent acquisition | Personalgewinnung
Onboarding new staff | =Onboarding
Employment law | Labour law | Arbeitsrecht
Contract law | Vertragsrecht
Data protection | GDPR | DSGVO | Datenschutz
Compliance
Legal research | Rechtsrecherche
Legal drafting | Vertragsgestaltung
Office administration | Büroorganisation | Sekretariat
Diary management | Terminplanung
Minute taking | Protokollführung
Touch typing | Zehnfingersystem
Shift planning | Rostering | Dienstplanung | Schichtplanung
Facility management | Gebäudemanagement
Property management | Immobilienverwaltung
Real estate | Immobilien
Quality management | ISO 9001 | Qualitätsmanagement
Environmental management | ISO 14001 | Umweltmanagement
Sustainability reporting | CSRD | ESG reporting | Nachhaltigkeitsberichterstattung
`
