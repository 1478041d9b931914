import HeadlessUIKit

extension SettingsViewController {
    var pinsRow: SettingsRow {
        row("Show pins", with: makeSwitch(isOn: settings.showsPins) { $0.settings.showsPins = $1 })
    }

    var biometricsRow: SettingsRow {
        row(
            "Sign in by biometrics",
            with: makeSwitch(isOn: settings.usesBiometrics) {
                $0.settings.usesBiometrics = $1
            })
    }

    var limitRow: SettingsRow {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (1, 20)
        stepper.value = Double(settings.noteLimit)
        var row = row("Notes at most", with: stepper)
        row.value = "\(settings.noteLimit)"
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                guard let self, let stepper else { return }
                settings.noteLimit = Int(stepper.value)
                settingsDidChange()
                show("\(settings.noteLimit)", in: "Notes at most")
            }, for: .valueChanged)
        return row
    }

    var sizeRow: SettingsRow {
        let sizes = Settings.TextSize.allCases
        let control = UISegmentedControl(items: sizes.map(\.rawValue))
        control.selectedSegmentIndex = sizes.firstIndex(of: settings.textSize) ?? 1
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let index = control?.selectedSegmentIndex, sizes.indices.contains(index)
                else { return }
                settings.textSize = sizes[index]
                settingsDidChange()
            }, for: .valueChanged)
        return row("Text", with: control)
    }

    var warmthRow: SettingsRow {
        let slider = UISlider()
        slider.widthAnchor.constraint(equalToConstant: 150).isActive = true
        slider.value = settings.warmth
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                guard let self, let slider else { return }
                settings.warmth = slider.value
                settingsDidChange()
            }, for: .valueChanged)
        return row("Warmth", with: slider)
    }

    var coverRow: SettingsRow {
        SettingsRow(title: "Cover", value: settings.cover, leadsOn: true) { [weak self] in
            guard let self else { return }
            let screen = CoverViewController(settings: settings)
            screen.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(screen, animated: true)
        }
    }

    var quietRow: SettingsRow {
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .compact
        picker.minuteInterval = 30
        let calendar = picker.calendar ?? .current
        let today = calendar.startOfDay(for: picker.date)
        picker.date = calendar.date(byAdding: .hour, value: settings.quietHour, to: today) ?? today
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                guard let self, let picker else { return }
                settings.quietHour = calendar.component(.hour, from: picker.date)
                settingsDidChange()
            }, for: .valueChanged)
        return row("Quiet from", with: picker)
    }

    func fillRow(_ count: Int) -> SettingsRow {
        let progress = UIProgressView()
        progress.widthAnchor.constraint(equalToConstant: 100).isActive = true
        progress.progress = Float(count) / 20
        progress.accessibilityLabel = "Pages written"
        return SettingsRow(title: "Pages written", control: progress)
    }

    var welcomeRow: SettingsRow {
        SettingsRow(title: "Show the welcome again", leadsOn: true) { [weak self] in
            self?.present(WelcomeViewController(), animated: true)
        }
    }

    var signOutRow: SettingsRow {
        SettingsRow(title: "Sign out", isDestructive: true) { [weak self] in self?.askToSignOut() }
    }

    /// Shows the welcome screen if the user has not seen it.
    func welcomeIfNew(from controller: UIViewController) {
        guard !settings.hasSeenWelcome else { return }
        settings.hasSeenWelcome = true
        controller.present(WelcomeViewController(), animated: true)
    }

    private func askToSignOut() {
        let alert = UIAlertController(
            title: "Sign out?", message: "The notes stay where they are.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in self?.onSignOut() })
        present(alert, animated: true)
    }

    // MARK: Making rows

    private func row(_ title: String, with control: UIView) -> SettingsRow {
        control.accessibilityLabel = title
        return SettingsRow(title: title, control: control)
    }

    private func makeSwitch(
        isOn: Bool, _ set: @escaping @MainActor (SettingsViewController, Bool) -> Void
    ) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                set(self, control.isOn)
                settingsDidChange()
            }, for: .valueChanged)
        return control
    }

    /// Updates the value of a row, and keeps its control.
    private func show(_ value: String, in title: String) {
        for case let cell as SettingsCell in tableView.visibleCells where cell.title == title {
            cell.value = value
        }
    }
}
