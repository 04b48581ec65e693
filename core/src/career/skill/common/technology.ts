/** Of software, data and machines that reckon. */
export const technology = `
Python
JavaScript
TypeScript
Java
C# | C sharp
C++
C programming
Go programming | Golang
Rust programming | Rust language
Kotlin
Swift programming | SwiftUI
Ruby programming | Ruby on Rails
PHP
=Perl
=Scala
R programming | R language | RStudio
MATLAB
Julia language
COBOL
ABAP
VBA | Visual Basic for Applications
Shell scripting | Bash | Shell scripts
PowerShell
HTML
CSS
=React | React.js | ReactJS
Vue.js | =Vue
=Angular
Svelte
Node.js | NodeJS
Next.js
Astro framework
Django
=Flask
Spring Boot | Spring framework
.NET | dotnet | ASP.NET
Laravel
WordPress
Drupal
Typo3
Shopify
Web development | Webentwicklung
Front-end development | Frontend development
Back-end development | Backend development
Mobile development | App development | App-Entwicklung
Android development
iOS development
Game development | Spieleentwicklung
Unity engine | Unity 3D
Unreal Engine
Embedded systems | Embedded development | Eingebettete Systeme
PLC programming | PLC | SPS-Programmierung | SPS
Robotics | Robotik
CNC programming | CNC-Programmierung
API design | REST APIs | REST API | RESTful APIs
GraphQL
Microservices
Software architecture | Softwarearchitektur
Software testing | Software quality assurance | Softwaretests
Test automation | Testautomatisierung
Playwright
Selenium
Unit testing | Unit tests
Code review | Code reviews
Git | GitHub | GitLab
Continuous integration | CI/CD | Continuous delivery
Docker
Kubernetes | K8s
Terraform
Ansible
Linux | Linux administration
Windows Server | Windows administration
Active Directory
System administration | Sysadmin | Systemadministration
Network administration | Networking | Netzwerkadministration
Cisco networks | CCNA
Firewalls
Cloud computing
Amazon Web Services | AWS
Microsoft Azure | Azure
Google Cloud | Google Cloud Platform
DevOps
Site reliability engineering | SRE
Monitoring and alerting
Prometheus monitoring | =Prometheus
Grafana
Information security | Cyber security | Cybersecurity | IT security | IT-Sicherheit
Penetration testing | Pentesting | Penetrationstests
ISO 27001
Identity management | Single sign-on | SSO
IT support | Help desk | First-level support
IT service management | ITIL
SQL
PostgreSQL | Postgres
MySQL
Microsoft SQL Server | SQL Server | T-SQL
Oracle Database | PL/SQL
MongoDB
Redis
Elasticsearch
Database design | Data modelling | Data modeling | Datenmodellierung
Data engineering | Data pipelines | ETL
dbt
Apache Spark | PySpark
Apache Kafka | =Kafka
Apache Airflow | Airflow
Snowflake database
Databricks
Data analysis | Data analytics | Datenanalyse
Data visualisation | Data visualization | Datenvisualisierung
Tableau
Power BI | PowerBI
=Looker
Qlik | Qlik Sense
Data cleaning | Data cleansing | Datenbereinigung
Data governance
Statistics | Statistical analysis | Statistik
Time series analysis | Time series | Zeitreihenanalyse
A/B testing | A/B tests
Survey design | Questionnaire design | Fragebogengestaltung
SPSS
Stata
SAS programming
pandas
NumPy
scikit-learn
TensorFlow
PyTorch
Machine learning | Maschinelles Lernen
Deep learning
Natural language processing | NLP | Sprachverarbeitung
Computer vision | Bildverarbeitung
Large language models | LLM | LLMs
Prompt engineering
Operations research | Optimisation models | Linear programming
Simulation | Simulationen
Geographic information systems | GIS | QGIS | ArcGIS | Geoinformationssysteme
Blockchain
Product management | Produktmanagement
Product ownership | Product owner
User research | UX research | Nutzerforschung
User experience design | UX design | UX
User interface design | UI design
Interaction design
Wireframing | Wireframes
Prototyping
Usability testing | Usability tests
Web accessibility | Accessibility | WCAG | Barrierefreiheit
Figma
Sketch app
Technical writing | Technical documentation | Technische Dokumentation
Jira
Confluence
=Notion
`
