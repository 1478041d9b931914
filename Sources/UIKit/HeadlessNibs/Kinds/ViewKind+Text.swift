import HeadlessUIKitCore

extension ViewKind {
    static func readLabel(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription")) { (label: UILabel, font) in label.font = font }
        plan.set(reader.color(key: "textColor")) { (label: UILabel, color) in label.textColor = color }
        plan.set(reader.color(key: "highlightedColor")) { (label: UILabel, color) in
            label.highlightedTextColor = color
        }
        plan.set(reader.color(key: "shadowColor")) { (label: UILabel, color) in label.shadowColor = color }
        plan.set(reader.size(key: "shadowOffset")) { (label: UILabel, offset) in label.shadowOffset = offset }
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments)) {
            (label: UILabel, alignment) in
            label.textAlignment = alignment
        }
        plan.set(reader.choice("lineBreakMode", ElementReader.lineBreakModes)) { (label: UILabel, mode) in
            label.lineBreakMode = mode
        }
        plan.set(reader.choice("baselineAdjustment", baselineAdjustments)) { (label: UILabel, adjustment) in
            label.baselineAdjustment = adjustment
        }
        plan.set(reader.integer("numberOfLines")) { (label: UILabel, count) in label.numberOfLines = count }
        plan.set(reader.bool("enabled")) { (label: UILabel, isEnabled) in label.isEnabled = isEnabled }
        plan.set(reader.bool("highlighted")) { (label: UILabel, isOn) in label.isHighlighted = isOn }
        plan.set(reader.number("preferredMaxLayoutWidth")) { (label: UILabel, width) in
            label.preferredMaxLayoutWidth = width
        }
        readFitting(plan, reader)
        plan.set(reader.text("text")) { (label: UILabel, text) in label.text = text }
        plan.set(reader.attributedText(key: "attributedText")) { (label: UILabel, text) in
            label.attributedText = text
        }
        reader.ignore("usesAttributedText")
    }

    private static func readFitting(_ plan: ViewPlan, _ reader: ElementReader) {
        plan.set(reader.bool("adjustsFontSizeToFit")) { (label: UILabel, adjusts) in
            label.adjustsFontSizeToFitWidth = adjusts
        }
        plan.set(reader.number("minimumScaleFactor")) { (label: UILabel, factor) in
            label.minimumScaleFactor = factor
        }
        // Of before there was a factor: the smallest size, in points.
        plan.set(reader.number("minimumFontSize")) { (label: UILabel, size) in
            label.minimumScaleFactor = size / max(label.font.pointSize, size)
        }
        plan.set(reader.bool("adjustsFontForContentSizeCategory")) { (label: UILabel, adjusts) in
            label.adjustsFontForContentSizeCategory = adjusts
        }
        plan.set(reader.bool("adjustsLetterSpacingToFitWidth")) { (label: UILabel, adjusts) in
            label.allowsDefaultTighteningForTruncation = adjusts
        }
    }

    static func readTextField(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription")) { (field: UITextField, font) in field.font = font }
        plan.set(reader.color(key: "textColor")) { (field: UITextField, color) in field.textColor = color }
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments)) {
            (field: UITextField, alignment) in field.textAlignment = alignment
        }
        plan.set(reader.choice("borderStyle", borderStyles)) { (field: UITextField, style) in
            field.borderStyle = style
        }
        plan.set(reader.choice("clearButtonMode", viewModes)) { (field: UITextField, mode) in
            field.clearButtonMode = mode
        }
        plan.set(reader.bool("clearsOnBeginEditing")) { (field: UITextField, clears) in
            field.clearsOnBeginEditing = clears
        }
        plan.set(reader.bool("adjustsFontSizeToFit")) { (field: UITextField, adjusts) in
            field.adjustsFontSizeToFitWidth = adjusts
        }
        plan.set(reader.bool("adjustsFontForContentSizeCategory")) { (field: UITextField, adjusts) in
            field.adjustsFontForContentSizeCategory = adjusts
        }
        plan.set(reader.number("minimumFontSize")) { (field: UITextField, size) in
            field.minimumFontSize = size
        }
        plan.set(reader.image("background")) { (field: UITextField, image) in field.background = image }
        plan.set(reader.text("placeholder")) { (field: UITextField, text) in field.placeholder = text }
        plan.set(reader.text("text")) { (field: UITextField, text) in field.text = text }
        plan.set(reader.attributedText(key: "attributedText")) { (field: UITextField, text) in
            field.attributedText = text
        }
        plan.set(reader.attributedText(key: "attributedPlaceholder")) { (field: UITextField, text) in
            field.attributedPlaceholder = text
        }
        readTextInputTraits(plan, reader)
    }

    static func readTextView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription")) { (view: UITextView, font) in view.font = font }
        plan.set(reader.color(key: "textColor")) { (view: UITextView, color) in view.textColor = color }
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments)) {
            (view: UITextView, alignment) in
            view.textAlignment = alignment
        }
        plan.set(reader.bool("editable")) { (view: UITextView, isEditable) in view.isEditable = isEditable }
        plan.set(reader.bool("selectable")) { (view: UITextView, isSelectable) in
            view.isSelectable = isSelectable
        }
        plan.set(reader.bool("adjustsFontForContentSizeCategory")) { (view: UITextView, adjusts) in
            view.adjustsFontForContentSizeCategory = adjusts
        }
        plan.set(reader.bool("clearsOnInsertion")) { (view: UITextView, clears) in
            view.clearsOnInsertion = clears
        }
        plan.set(reader.text("text")) { (view: UITextView, text) in view.text = text }
        plan.set(reader.attributedText(key: "attributedText")) { (view: UITextView, text) in
            view.attributedText = text
        }
        if let types = reader.child(key: "dataDetectorTypes") {
            let kinds: [(String, UIDataDetectorTypes)] = [
                ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
                ("calendarEvent", .calendarEvent),
            ]
            let value = kinds.reduce(into: UIDataDetectorTypes()) {
                if types[$1.0] == "YES" { $0.insert($1.1) }
            }
            plan.change { (view: UITextView) in view.dataDetectorTypes = value }
        }
        reader.ignore("usesAttributedText")
        readTextInputTraits(plan, reader)
    }

    private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
