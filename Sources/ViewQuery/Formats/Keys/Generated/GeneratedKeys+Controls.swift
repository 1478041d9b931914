// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIActivityIndicatorViewKeys: UIActivityIndicatorView {}
extension UIActivityIndicatorView: UIActivityIndicatorViewKeys {}
extension UIActivityIndicatorViewKeys {
    @MainActor static var keysOfUIActivityIndicatorView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "color": \.color,
                "hidesWhenStopped": \.hidesWhenStopped,
                "isAnimating": \.isAnimating,
                "style": \.style,
            ])
    }
}

protocol UIButtonKeys: UIButton {}
extension UIButton: UIButtonKeys {}
extension UIButtonKeys {
    @MainActor static var keysOfUIButton: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "adjustsImageWhenDisabled": \.adjustsImageWhenDisabled,
                "adjustsImageWhenHighlighted": \.adjustsImageWhenHighlighted,
                "automaticallyUpdatesConfiguration": \.automaticallyUpdatesConfiguration,
                "buttonType": \.buttonType,
                "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction,
                "configuration": \.configuration,
                "configurationUpdateHandler": \.configurationUpdateHandler,
                "contentEdgeInsets": \.contentEdgeInsets,
                "currentAttributedTitle": \.currentAttributedTitle,
                "currentBackgroundImage": \.currentBackgroundImage,
                "currentImage": \.currentImage,
                "currentPreferredSymbolConfiguration": \.currentPreferredSymbolConfiguration,
                "currentTitle": \.currentTitle,
                "currentTitleColor": \.currentTitleColor,
                "currentTitleShadowColor": \.currentTitleShadowColor,
                "imageEdgeInsets": \.imageEdgeInsets,
                "imageView": \.imageView,
                "isPointerInteractionEnabled": \.isPointerInteractionEnabled,
                "isSpringLoaded": \.isSpringLoaded,
                "menu": \.menu,
                "reversesTitleShadowWhenHighlighted": \.reversesTitleShadowWhenHighlighted,
                "role": \.role,
                "showsTouchWhenHighlighted": \.showsTouchWhenHighlighted,
                "titleEdgeInsets": \.titleEdgeInsets,
                "titleLabel": \.titleLabel,
            ])
    }
}

protocol UIContentUnavailableViewKeys: UIContentUnavailableView {}
extension UIContentUnavailableView: UIContentUnavailableViewKeys {}
extension UIContentUnavailableViewKeys {
    @MainActor static var keysOfUIContentUnavailableView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "configuration": \.configuration,
                "isScrollEnabled": \.isScrollEnabled,
            ])
    }
}

protocol UIDatePickerKeys: UIDatePicker {}
extension UIDatePicker: UIDatePickerKeys {}
extension UIDatePickerKeys {
    @MainActor static var keysOfUIDatePicker: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "calendar": \.calendar,
                "countDownDuration": \.countDownDuration,
                "date": \.date,
                "datePickerMode": \.datePickerMode,
                "datePickerStyle": \.datePickerStyle,
                "locale": \.locale,
                "maximumDate": \.maximumDate,
                "minimumDate": \.minimumDate,
                "minuteInterval": \.minuteInterval,
                "preferredDatePickerStyle": \.preferredDatePickerStyle,
                "roundsToMinuteInterval": \.roundsToMinuteInterval,
                "timeZone": \.timeZone,
            ])
    }
}

protocol UIListContentViewKeys: UIListContentView {}
extension UIListContentView: UIListContentViewKeys {}
extension UIListContentViewKeys {
    @MainActor static var keysOfUIListContentView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "configuration": \.configuration,
            ])
    }
}

protocol UIPageControlKeys: UIPageControl {}
extension UIPageControl: UIPageControlKeys {}
extension UIPageControlKeys {
    @MainActor static var keysOfUIPageControl: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "allowsContinuousInteraction": \.allowsContinuousInteraction,
                "backgroundStyle": \.backgroundStyle,
                "currentPage": \.currentPage,
                "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
                "hidesForSinglePage": \.hidesForSinglePage,
                "interactionState": \.interactionState,
                "numberOfPages": \.numberOfPages,
                "pageIndicatorTintColor": \.pageIndicatorTintColor,
                "preferredCurrentPageIndicatorImage": \.preferredCurrentPageIndicatorImage,
                "preferredIndicatorImage": \.preferredIndicatorImage,
            ])
    }
}

protocol UIPickerViewKeys: UIPickerView {}
extension UIPickerView: UIPickerViewKeys {}
extension UIPickerViewKeys {
    @MainActor static var keysOfUIPickerView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "dataSource": \.dataSource,
                "delegate": \.delegate,
                "numberOfComponents": \.numberOfComponents,
            ])
    }
}

protocol UIProgressViewKeys: UIProgressView {}
extension UIProgressView: UIProgressViewKeys {}
extension UIProgressViewKeys {
    @MainActor static var keysOfUIProgressView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "observedProgress": \.observedProgress,
                "progress": \.progress,
                "progressImage": \.progressImage,
                "progressTintColor": \.progressTintColor,
                "progressViewStyle": \.progressViewStyle,
                "trackImage": \.trackImage,
                "trackTintColor": \.trackTintColor,
            ])
    }
}

protocol UIRefreshControlKeys: UIRefreshControl {}
extension UIRefreshControl: UIRefreshControlKeys {}
extension UIRefreshControlKeys {
    @MainActor static var keysOfUIRefreshControl: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "attributedTitle": \.attributedTitle,
                "isRefreshing": \.isRefreshing,
            ])
    }
}

protocol UISegmentedControlKeys: UISegmentedControl {}
extension UISegmentedControl: UISegmentedControlKeys {}
extension UISegmentedControlKeys {
    @MainActor static var keysOfUISegmentedControl: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent,
                "isMomentary": \.isMomentary,
                "isSpringLoaded": \.isSpringLoaded,
                "numberOfSegments": \.numberOfSegments,
                "selectedSegmentIndex": \.selectedSegmentIndex,
                "selectedSegmentTintColor": \.selectedSegmentTintColor,
            ])
    }
}

protocol UISliderKeys: UISlider {}
extension UISlider: UISliderKeys {}
extension UISliderKeys {
    @MainActor static var keysOfUISlider: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "currentMaximumTrackImage": \.currentMaximumTrackImage,
                "currentMinimumTrackImage": \.currentMinimumTrackImage,
                "currentThumbImage": \.currentThumbImage,
                "isContinuous": \.isContinuous,
                "maximumTrackTintColor": \.maximumTrackTintColor,
                "maximumValue": \.maximumValue,
                "maximumValueImage": \.maximumValueImage,
                "minimumTrackTintColor": \.minimumTrackTintColor,
                "minimumValue": \.minimumValue,
                "minimumValueImage": \.minimumValueImage,
                "thumbTintColor": \.thumbTintColor,
                "value": \.value,
            ])
    }
}

protocol UIStepperKeys: UIStepper {}
extension UIStepper: UIStepperKeys {}
extension UIStepperKeys {
    @MainActor static var keysOfUIStepper: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "autorepeat": \.autorepeat,
                "isContinuous": \.isContinuous,
                "maximumValue": \.maximumValue,
                "minimumValue": \.minimumValue,
                "stepValue": \.stepValue,
                "value": \.value,
                "wraps": \.wraps,
            ])
    }
}

protocol UISwitchKeys: UISwitch {}
extension UISwitch: UISwitchKeys {}
extension UISwitchKeys {
    @MainActor static var keysOfUISwitch: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "isOn": \.isOn,
                "offImage": \.offImage,
                "onImage": \.onImage,
                "onTintColor": \.onTintColor,
                "preferredStyle": \.preferredStyle,
                "style": \.style,
                "thumbTintColor": \.thumbTintColor,
                "title": \.title,
            ])
    }
}
