/** Of building, making, growing, cooking and moving. */
export const crafts = `
Carpentry | Joinery | Tischlerei | Schreinerei
Roofing | Dachdecken
Bricklaying | Masonry | Mauern
Plastering | Verputzen
Tiling | Fliesenlegen
Painting and decorating | Malerarbeiten
Plumbing | Sanitärinstallation
Heating installation | Heizungsbau
Heat pumps | Wärmepumpen
Air conditioning | HVAC | Klimatechnik
Electrical installation | Electrical wiring | Elektroinstallation
Photovoltaics | Solar installation | Photovoltaik
Welding | TIG welding | MIG welding | Schweißen
Metalworking | Metallbearbeitung
Machining | Milling | Turning work | Zerspanung | Fräsen
CNC machining | CNC
3D printing | Additive manufacturing | 3D-Druck
Computer-aided design | CAD
AutoCAD
SolidWorks
CATIA
Revit
Building information modelling | BIM
Technical drawing | Technisches Zeichnen
Mechanical engineering | Maschinenbau
Electrical engineering | Elektrotechnik
Electronics | Elektronik
Circuit design | PCB design | Leiterplattenentwurf
Soldering | Löten
Civil engineering | Bauingenieurwesen
Structural analysis | Structural engineering | =Statik
Surveying | Vermessung
Site management | Construction management | Bauleitung
Quantity surveying | Kostenschätzung Bau
Energy consulting | Energieberatung
Process engineering | Verfahrenstechnik
Chemical engineering | Chemieingenieurwesen
Materials science | Werkstoffkunde
Maintenance of machines | Servicing machines | Instandhaltung | Wartung
Preventive maintenance | Vorbeugende Instandhaltung
Vehicle repair | Car mechanics | Kfz-Reparatur
Bicycle repair | Fahrradreparatur
Truck driving | HGV driving | Lkw-Fahren
Bus driving | Busfahren
Train driving | Triebfahrzeugführung
Crane operation | Kranführung
Excavator operation | Baggerfahren
Assembly of parts | Montage
Production planning | Produktionsplanung
Production control | Fertigungssteuerung
Statistical process control | SPC
Failure mode and effects analysis | FMEA
Root cause analysis | 8D | Ursachenanalyse
Health and safety at work | Occupational safety | Arbeitsschutz | Arbeitssicherheit
Fire safety | Brandschutz
First aid | Erste Hilfe
Farming | Agriculture | Landwirtschaft
Animal husbandry | Tierhaltung
Horticulture | Gardening | Gartenbau
Landscaping | Landschaftsbau
Forestry | Forstwirtschaft
Beekeeping | Imkerei
Winemaking | Weinbau
Brewing | Brauen
Baking | Backen
Pastry making | Patisserie | Konditorei
Cooking | Professional cooking | Kochen
Menu planning | Speiseplanung
Food hygiene | HACCP | Lebensmittelhygiene
Butchery | Fleischerei
Barista work | Barista
Bartending | Barkeeping
Waiting tables | Table service | Servieren
Hotel reception | Front desk | Rezeption
Housekeeping | Hauswirtschaft
Event catering | Catering
Tour guiding | Reiseleitung
Tailoring | Dressmaking | Schneidern
Upholstery | Polstern
Goldsmithing | Goldschmieden
Pottery | Ceramics | Töpfern
Hairdressing | Friseurhandwerk
Cosmetics and beauty | Kosmetik
Building cleaning | Gebäudereinigung
Security work | Guarding | Wachdienst
Firefighting | Feuerwehrdienst
`
