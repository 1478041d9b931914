import HeadlessUIKit

/// The cell of a setting: its title, its value and its control, beside or below each other.
final class SettingsCell: UITableViewCell {
    static let reuseIdentifier = "row"

    private let titleLabel = UILabel(style: .body)
    private let valueLabel = UILabel(style: .body)
    private let row = AdaptiveRow()
    private var control: UIView?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        valueLabel.textColor = .quietLabel
        valueLabel.setContentHuggingPriority(.required, for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.addArrangedSubview(titleLabel)
        row.addArrangedSubview(valueLabel)
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// The title of the setting that is shown.
    var title: String? { titleLabel.text }

    /// The value beside the title.
    var value: String? {
        get { valueLabel.text }
        set {
            valueLabel.text = newValue
            valueLabel.isHidden = newValue == nil
        }
    }

    func show(_ setting: SettingsRow) {
        titleLabel.text = setting.title
        titleLabel.textColor = setting.isDestructive ? .alarmLabel : .label
        value = setting.value
        accessoryType = setting.leadsOn ? .disclosureIndicator : .none
        selectionStyle = setting.action == nil ? .none : .default
        show(setting.control)
    }

    private func show(_ control: UIView?) {
        guard control !== self.control || control?.superview !== row else { return }
        // A control that another cell shows by now stays there.
        if let old = self.control, old.superview === row { old.removeFromSuperview() }
        self.control = control
        guard let control else { return }
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.addArrangedSubview(control)
    }
}
